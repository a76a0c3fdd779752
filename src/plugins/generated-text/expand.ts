import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../markdown/parse';
import {filesText, unitsText} from './files';
import {glossaryText} from './glossary';
import {imagesText, retentionText, retiredImagesText, streamsText, tagsText} from './images';
import {brewfilesText, recipesText} from './recipes';

/** What `<Generated from="…" />` may name, and the Markdown that takes its place. */
const texts: ReadonlyMap<string, () => string> = new Map([
  ['brewfiles', brewfilesText],
  ['files', filesText],
  ['glossary', glossaryText],
  ['images', imagesText],
  ['recipes', recipesText],
  ['retention', retentionText],
  ['retired-images', retiredImagesText],
  ['streams', streamsText],
  ['tags', tagsText],
  ['units', unitsText],
]);

/** The names that a page may use. */
export const generatedTexts: readonly string[] = [...texts.keys()];

/**
 * Puts the texts made from src/data in the place of their tags, so that what Docusaurus compiles and
 * what the search reads is one and the same Markdown.
 *
 * @param source a page; each tag stands on a line of its own, outside of lists. A tag that names
 *   nothing stays, and src/plugins/content-check stops the build over it
 * @throws VFileMessage with its line when the page has a tag and is not valid MDX
 */
export function expandGenerated(source: string): string {
  if (!source.includes('<Generated ')) {
    return source;
  }
  // By the syntax tree and not by a pattern: a tag in a code fence is an example.
  const lines = new Set<number>();
  visit(parseMarkdown(source).tree, 'mdxJsxFlowElement', ({name, position}) => {
    if (name === 'Generated' && position?.start.column === 1) {
      lines.add(position.start.line);
    }
  });
  return source
    .split('\n')
    .map((line, index) => (lines.has(index + 1) ? textOf(line) : line))
    .join('\n');
}

function textOf(tag: string): string {
  const name = /^<Generated from="(?<name>[\w-]+)" \/>\r?$/.exec(tag)?.groups?.name;
  return texts.get(name ?? '')?.() ?? tag;
}
