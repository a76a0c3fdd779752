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
import {brewfilesText, dangersText, recipesText, recipeTable} from './recipes';

/** The Markdown that replaces `<Generated from="…" />`. */
const texts: Readonly<Record<GeneratedText, () => string>> = {
  brewfiles: brewfilesText,
  dangers: dangersText,
  files: filesText,
  glossary: glossaryText,
  images: imagesText,
  recipes: recipesText,
  retention: retentionText,
  'retired-images': retiredImagesText,
  streams: streamsText,
  tags: tagsText,
  units: unitsText,
};

/** The tags that Markdown replaces before a page is compiled. */
const replacedTags = components.filter(({module}) => module === undefined).map(({name}) => name);

/** Tags that are told whether their day has come. */
const datedTags = ['Until', 'Since'];

/** A tag with its text and its position. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/**
 * Replaces tags with texts made from src/content/facts, so that Docusaurus and the search read the same
 * Markdown.
 *
 * `<Until>` and `<Since>` stay, and get the attribute `come` when their day has come, so that the page
 * and the search show the same one.
 *
 * @param source a page. `<Generated>` and `<Recipes>` stand on a line of their own, outside of lists;
 *   `<Recipe>` stands anywhere, its text has one line. A tag that names nothing stays, and
 *   src/content/check stops the build over it
 * @param today in UTC, for example `2027-04-13`
 * @throws VFileMessage with its line when the page has a tag and is not valid MDX
 */
export function expandGenerated(source: string, today = dayOf(new Date())): string {
  if (![...replacedTags, ...datedTags].some((name) => source.includes(`<${name}`))) {
    return source;
  }
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({index}) => index + 1)];
  // What parseMarkdown prepares comes after a tag in its line, so lines and columns are the file's.
  const offsetOf = ({line, column}: {line: number; column: number}) =>
    (lineStarts[line - 1] ?? 0) + column - 1;
  const replacements: Replacement[] = [];
  // The syntax tree rather than a pattern, because a tag in a code fence is only an example.
  visit(parseMarkdown(source).tree, (node) => {
    const text = textFor(node);
    if (text !== undefined && node.position) {
      const {start, end} = node.position;
      replacements.push({start: offsetOf(start), end: offsetOf(end), text});
    } else if (isComeOn(node, today) && node.position) {
      const name = offsetOf(node.position.start) + '<Until'.length;
      replacements.push({start: name, end: name, text: ' come'});
    }
  });
  return replacements.reduceRight(
    (expanded, {start, end, text}) => expanded.slice(0, start) + text + expanded.slice(end),
    source,
  );
}

/** Whether it is an `<Until>` or a `<Since>` whose day has come; both names have five letters. */
function isComeOn(node: Nodes, today: string): boolean {
  const date = 'name' in node && datedTags.includes(node.name ?? '') && textAttribute(node, 'date');
  return typeof date === 'string' && date <= today;
}

function textFor(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return undefined;
  }
  const isOwnLine = node.type === 'mdxJsxFlowElement' && node.position?.start.column === 1;
  switch (node.name) {
    case 'Generated': {
      const name = textAttribute(node, 'from') ?? '';
      return isOwnLine && isGeneratedText(name) ? texts[name]() : undefined;
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
