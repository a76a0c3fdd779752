import {tsImport} from 'tsx/esm/api';

/** @type {import('./src/components/registry')} */
const {components} = await tsImport('./src/components/registry.ts', import.meta.url);

const vagueLinkTexts = [
  'above',
  'article',
  'below',
  'click here',
  'details',
  'guide',
  'here',
  'learn more',
  'link',
  'more',
  'page',
  'read more',
  'see here',
  'there',
  'this',
  'this article',
  'this guide',
  'this link',
  'this page',
];

/** Rules for docs/ and blog/, beyond markdownlint's defaults. */
export default {
  globs: ['docs/**/*.{md,mdx}', 'blog/**/*.md', '*.md', '{bench,deploy,scripts,src}/**/*.md'],
  config: {
    // One paragraph is one line.
    MD013: false,
    // The title in the front matter is the h1 of a page.
    MD025: {front_matter_title: ''},
    MD041: false,
    // The truncation mark of a post is an MDX comment, which looks like spaced emphasis.
    MD037: false,
    // Link texts that say nothing on their own, as in a screen reader's list of links.
    MD059: {prohibited_texts: vagueLinkTexts},
    // The registered components are the only tags that pages use.
    MD033: {allowed_elements: components.map(({name}) => name)},
    // Wide tables are easier to write without padding; Prettier aligns them where it can.
    MD060: false,
  },
};
