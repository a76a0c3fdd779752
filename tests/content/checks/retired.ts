import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** A name that Aurora does not use any more. */
export interface RetiredName {
  name: string;
  kind: 'image' | 'stream' | 'recipe';
  /** What to use now; null when nothing took its place. */
  instead: string | null;
}

/** Words that tell a reader that a name is of the past. */
const pastWords =
  /\b(?:retire[ds]?|retiring|ended|ends|end with|discontinued|removed|gone|dropped|no longer|not any more|any more|old (?:images?|names?|tags?|streams?)|former(?:ly)?|replaced|no Aurora image|left the image)\b/i;

/** Projects whose image names end as Aurora's did once. */
const siblings = /\b(?:Bazzite|Bluefin)\b/;

/** A part of a page under one heading. The front matter belongs to the first. */
interface Section {
  text: string;
  words: {line: number; text: string}[];
}

/** Retired names in sections that do not call them so: readers would take them for current ones. */
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
 * What each name looks like in a page. A name with a dash stands for itself; one without is an
 * everyday word too, so it counts only where it can be nothing else.
 */
function patternsOf(retired: readonly RetiredName[]): NamePattern[] {
  const images = retired.filter(({kind}) => kind === 'image');
  const suffixes = new Set(images.map(({name}) => /-[a-z]+$/.exec(name)?.[0] ?? ''));
  // "-open" ends images that are alive as well.
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
        // Keywords are the words readers search with, old ones too.
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
        // What the parser makes of the tag in "aurora:beta".
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
