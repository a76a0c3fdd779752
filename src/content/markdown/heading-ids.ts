import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Returns the headings of a page by the ids that Docusaurus gives them. */
export function headingsById(tree: Root): Map<string, Heading> {
  const slugger = createSlugger();
  const headings = new Map<string, Heading>();
  visit(tree, 'heading', (heading) => {
    const {text, id} = parseMarkdownHeadingId(toString(heading));
    headings.set(id ?? slugger.slug(text), heading);
  });
  return headings;
}
