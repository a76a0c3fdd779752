import type {Nodes, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** A name that Aurora no longer uses. */
export interface RetiredName {
  name: string;
  kind: 'image' | 'stream' | 'recipe';
  /** What to use instead; null if there is no replacement. */
  instead: string | null;
}

/** Words that say that a name is retired. */
const pastWords =
  /\b(?:retire[ds]?|retiring|ended|ends|end with|discontinued|removed|gone|dropped|no longer|not any more|any more|old (?:images?|names?|tags?|streams?)|former(?:ly)?|replaced|no Aurora image|left the image)\b/i;

/** Projects whose image names have suffixes that Aurora's had. */
const siblings = /\b(?:Bazzite|Bluefin)\b/;

/** A recipe that was removed from Aurora. */
export interface RetiredRecipe {
  name: string;
  /** The day it was removed, as `YYYY-MM-DD`; null if unknown. */
  since: string | null;
  /** The recipe to use instead; null if there is none. */
  instead: string | null;
}

/**
 * Finds differences between the table of removed recipes and the facts: a missing row, a different
 * day, or a different replacement.
 *
 * @param page the page with the table: names, the day or the month, and the replacement
 */
export function removedRecipeProblems(page: Page, recipes: readonly RetiredRecipe[]): Problem[] {
  const {file} = page;
  const rows = rowsOf(page);
  return recipes.flatMap(({name, since, instead}) => {
    const row = rows.find(({names}) => names.includes(name));
    if (row === undefined) {
      return [{file, message: `has no row for the retired recipe "${name}"; add it`}];
    }
    const {line, day, advice} = row;
    const problems: Problem[] = [];
    if (since !== null && !daysOf(since).includes(day)) {
      const message = `says that "${name}" has been gone since ${day}; write ${daysOf(since).join(' or ')}`;
      problems.push({file, line, message});
    }
    const named = /\bujust (?<recipe>[\w-]+)/.exec(advice)?.groups?.recipe ?? null;
    if (named !== instead) {
      const message = `says ${named ?? 'no recipe'} instead of "${name}"; write ${instead ?? 'none'}, or correct src/content/facts/retired.json`;
      problems.push({file, line, message});
    }
    return problems;
  });
}

/** Formats a day as in the table, in full or as its month. */
function daysOf(date: string): string[] {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', {...options, timeZone: 'UTC'}).format(new Date(date));
  return [
    format({day: 'numeric', month: 'long', year: 'numeric'}),
    format({month: 'long', year: 'numeric'}),
  ];
}

function rowsOf({tree}: Page): {line: number; names: string[]; day: string; advice: string}[] {
  const rows: {line: number; names: string[]; day: string; advice: string}[] = [];
  visit(tree, 'tableRow', (row: TableRow) => {
    const [names = '', day = '', advice = ''] = row.children.map((cell) => toString(cell));
    const line = row.position?.start.line ?? 1;
    rows.push({line, names: names.split(/,\s*/), day, advice});
  });
  return rows;
}

/** The part of a page under one heading. The front matter belongs to the first. */
interface Section {
  text: string;
  words: {line: number; text: string}[];
}

/** Finds retired names in sections that do not say that they are retired. */
export function retiredProblems(page: Page, retired: readonly RetiredName[]): Problem[] {
  const names = patternsOf(retired);
  return sectionsOf(page)
    .filter(({text}) => !pastWords.test(text))
    .flatMap(({text: section, words}) => {
      const isOfSibling = siblings.test(section);
      return words.flatMap(({line, text}) =>
        names
          .filter(({name, pattern}) => pattern.test(text) && !(name.startsWith('-') && isOfSibling))
          .map(({name, instead}) => ({
            file: page.file,
            line,
            message: `names "${name}", which is retired; ${instead === null ? 'leave it out' : `write ${instead}`}, or say in this section that it is retired`,
          })),
      );
    });
}

interface NamePattern {
  name: string;
  pattern: RegExp;
  instead: string | null;
}

/**
 * Returns a pattern for each name. A name with a dash is unambiguous. One without a dash is also an
 * everyday word, so it only counts in a command or a tag.
 */
function patternsOf(retired: readonly RetiredName[]): NamePattern[] {
  const images = retired.filter(({kind}) => kind === 'image');
  const suffixes = new Set(images.map(({name}) => /-[a-z]+$/.exec(name)?.[0] ?? ''));
  // Current images end in "-open" too.
  suffixes.delete('-open');
  suffixes.delete('');
  return [
    ...retired.map(({name, kind, instead}) => ({
      name,
      instead,
      pattern: name.includes('-')
        ? new RegExp(`(?<![\\w-])${name}(?![\\w-])`)
        : new RegExp(kind === 'recipe' ? `\\bujust ${name}(?![\\w-])` : `:${name}(?![\\w-])`),
    })),
    ...[...suffixes].map((suffix) => ({
      name: suffix,
      instead: 'the name of a current image',
      pattern: new RegExp(`(?<![\\w-])${suffix}(?![\\w-])`),
    })),
  ];
}

function sectionsOf({tree}: Page): Section[] {
  let current: Section = {text: '', words: []};
  const sections = [current];
  const add = (line: number, text: string) => {
    current.words.push({line, text});
    current.text += ` ${text}`;
  };
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'heading':
        current = {text: '', words: []};
        sections.push(current);
        add(line, toString(node));
        return SKIP;
      case 'yaml':
        // Keywords may contain old names, since readers search for them.
        node.value.split('\n').forEach((row, index) => {
          if (/^(?:title|description|sidebar_label):/.test(row)) {
            add(line + 1 + index, row);
          }
        });
        return undefined;
      case 'code':
        node.value.split('\n').forEach((row, index) => add(line + 1 + index, row));
        return undefined;
      case 'textDirective':
        // The parser sees a directive in "aurora:beta".
        add(line, `:${node.name}`);
        return undefined;
      case 'text':
      case 'inlineCode':
        add(line, node.value);
        return undefined;
      default:
        return undefined;
    }
  });
  return sections;
}
