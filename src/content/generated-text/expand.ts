import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isGeneratedText, type GeneratedText} from '../../components/Generated/texts';
import {recipeFactText, recipeNamesFault, recipeNamesOf} from '../../components/Recipe/facts';
import {components} from '../../components/registry';
import {dayOf} from '../../components/Until/today';
import {textAttribute} from '../markdown/attribute';
import {parseMarkdown} from '../markdown/parse';
import {filesText, unitsText} from './files';
import {glossaryText} from './glossary';
import {imagesText, retentionText, retiredImagesText, streamsText, tagsText} from './images';
import {messagesText, partsText} from './messages';
import {brewfilesText, dangersText, recipesText, recipeTable} from './recipes';

/** Functions that return the Markdown for `<Generated from="…" />`. */
const texts: Readonly<Record<GeneratedText, () => string>> = {
  brewfiles: brewfilesText,
  dangers: dangersText,
  files: filesText,
  glossary: glossaryText,
  images: imagesText,
  messages: messagesText,
  recipes: recipesText,
  retention: retentionText,
  'retired-images': retiredImagesText,
  parts: partsText,
  streams: streamsText,
  tags: tagsText,
  units: unitsText,
};

/** The tags that are replaced by Markdown before a page is compiled. */
const replacedTags = components.filter(({module}) => module === undefined).map(({name}) => name);

/** Tags that get an attribute if their day has been reached. */
const datedTags = ['Until', 'Since'];

/** A tag with its text and its position. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/**
 * Replaces tags with texts generated from src/content/facts, so that Docusaurus and the search read
 * the same Markdown.
 *
 * `<Until>` and `<Since>` are kept, and get the attribute `isReached` if their day has been reached, so
 * that the page and the search show the same one.
 *
 * @param source a page. `<Generated>` and `<Recipes>` must be on a line of their own, outside
 *   lists. `<Recipe>` may be anywhere, and its text is a single line. Tags with unknown names are
 *   kept, and src/content/check stops the build because of them
 * @param options.today in UTC, for example `2027-04-13`
 * @param options.without texts that stay tags
 * @throws VFileMessage with its line, if the page contains a tag and is not valid MDX
 */
export function expandGenerated(
  source: string,
  {
    today = dayOf(new Date()),
    without = [],
  }: {today?: string; without?: readonly GeneratedText[]} = {},
): string {
  if (![...replacedTags, ...datedTags].some((name) => source.includes(`<${name}`))) {
    return source;
  }
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({index}) => index + 1)];
  // parseMarkdown only preprocesses text that follows a tag on its line, so lines and columns match
  // the file.
  const offsetOf = ({line, column}: {line: number; column: number}) =>
    (lineStarts[line - 1] ?? 0) + column - 1;
  const replacements: Replacement[] = [];
  // Uses the syntax tree instead of a regular expression, because a tag in a code fence is only an
  // example.
  visit(parseMarkdown(source).tree, (node) => {
    const text = textFor(node, without);
    if (text !== undefined && node.position) {
      const {start, end} = node.position;
      replacements.push({start: offsetOf(start), end: offsetOf(end), text});
    } else if (isComeOn(node, today) && node.position) {
      const name = offsetOf(node.position.start) + '<Until'.length;
      replacements.push({start: name, end: name, text: ' isReached'});
    }
  });
  return replacements.reduceRight(
    (expanded, {start, end, text}) => expanded.slice(0, start) + text + expanded.slice(end),
    source,
  );
}

/**
 * Whether it is an `<Until>` or a `<Since>` whose day has been reached. Both names have five
 * letters.
 */
function isComeOn(node: Nodes, today: string): boolean {
  const date = 'name' in node && datedTags.includes(node.name ?? '') && textAttribute(node, 'date');
  return typeof date === 'string' && date <= today;
}

function textFor(node: Nodes, without: readonly GeneratedText[]): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return undefined;
  }
  const isOwnLine = node.type === 'mdxJsxFlowElement' && node.position?.start.column === 1;
  switch (node.name) {
    case 'Generated': {
      const name = textAttribute(node, 'from') ?? '';
      return isOwnLine && isGeneratedText(name) && !without.includes(name)
        ? texts[name]()
        : undefined;
    }
    case 'Recipes': {
      const names = textAttribute(node, 'names');
      return isOwnLine && !recipeNamesFault(names) ? recipeTable(recipeNamesOf(names)) : undefined;
    }
    case 'Recipe':
      return recipeFactText({
        name: textAttribute(node, 'name'),
        fact: textAttribute(node, 'fact'),
        answer: textAttribute(node, 'answer'),
      });
    default:
      return undefined;
  }
}
