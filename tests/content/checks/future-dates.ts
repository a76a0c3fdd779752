import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {fieldsOf} from '../lib/prose';

const months = [
  ['January', 'February', 'March', 'April', 'May', 'June'],
  ['July', 'August', 'September', 'October', 'November', 'December'],
].flat();
const month = `(?<month>${months.join('|')})`;

/** The formats of dates, the most precise first. */
const forms = [
  new RegExp(`\\b(?<day>\\d{1,2})(?:st|nd|rd|th)? ${month} (?<year>20\\d\\d)\\b`, 'g'),
  new RegExp(`\\b${month} (?<day>\\d{1,2}),? (?<year>20\\d\\d)\\b`, 'g'),
  /\b(?<year>20\d\d)-(?<number>\d\d)-(?<day>\d\d)\b/g,
  new RegExp(`\\b${month} (?<year>20\\d\\d)\\b`, 'g'),
  /(?<![\w./-])(?<year>20\d\d)(?![\w/-])/g,
];

/** Words that are only true on the day they are written, and the subjects they are not used for. */
const relative = /\b(?:today|currently|at present|at the moment|nowadays|these days|as of now)\b/i;
const versions = /\b(?:Fedora \d|Plasma \d|streams?\b|long-term)|`(?:stable|latest|testing)`/;

/**
 * Finds dates after the day on which a page was verified, or for a post after today, that are not in
 * `<Until>` and `<Since>`: such a sentence becomes false without being changed.
 *
 * @param today for example `2027-04-13`
 */
export function futureDateProblems(page: Page, today: string): Problem[] {
  const known = page.file.startsWith('blog/') ? today : verifiedOf(page);
  return plainTextsOf(page).flatMap(({line, text}) =>
    datesIn(text)
      .filter(({period}) => period > known.slice(0, period.length))
      .map(({written}) => ({
        file: page.file,
        line,
        message: `says "${written}", which is after ${known}, the day the text is from; put what holds before that day in <Until date="…">, and what holds then in <Since date="…"> right after it`,
      })),
  );
}

/** Finds sentences that say "today" about a version or a stream. */
export function relativeTimeProblems(page: Page): Problem[] {
  return plainTextsOf(page).flatMap(({line, text}) =>
    text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
      const word = relative.exec(sentence)?.[0];
      return word !== undefined && versions.test(sentence)
        ? [
            {
              file: page.file,
              line,
              message: `says "${word}" of a version or stream; write what stays true, or how the reader looks it up`,
            },
          ]
        : [];
    }),
  );
}

interface PlainText {
  line: number;
  /** With code in backticks. */
  text: string;
}

/** Returns the text of a page by block, without fences, <Until> and <Since>. */
function plainTextsOf(page: Page): PlainText[] {
  const texts: PlainText[] = fieldsOf(page, ['title', 'sidebar_label', 'description']);
  visit(page.tree, (node) => {
    if (isDated(node)) {
      return SKIP;
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      texts.push({line: node.position?.start.line ?? 1, text: textOf(node)});
      return SKIP;
    }
    return undefined;
  });
  return texts;
}

function textOf(node: Nodes): string {
  if (isDated(node)) {
    return '';
  }
  if (node.type === 'inlineCode') {
    return `\`${node.value}\``;
  }
  return 'children' in node ? node.children.map(textOf).join('') : toString(node);
}

function isDated(node: Nodes): boolean {
  return 'name' in node && (node.name === 'Until' || node.name === 'Since');
}

/** Returns the date in the front matter, which every page of the documentation has. */
function verifiedOf({text}: Page): string {
  return /^verified:\s+date: '(?<date>[\d-]+)'/m.exec(text)?.groups?.date ?? '9999';
}

/** Returns the dates in a text, as `2027`, `2027-04` or `2027-04-13`. */
function datesIn(text: string): {written: string; period: string}[] {
  let rest = text.replace(/`[^`]*`/g, '');
  return forms.flatMap((form) => {
    const found = [...rest.matchAll(form)].map(({0: written, groups = {}}) => {
      const name = groups.month;
      const number = name ? String(months.indexOf(name) + 1) : groups.number;
      const parts = [groups.year, number, groups.day].filter((part) => part !== undefined);
      return {written, period: parts.map((part) => part.padStart(2, '0')).join('-')};
    });
    rest = rest.replace(form, '');
    return found;
  });
}
