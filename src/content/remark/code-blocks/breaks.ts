import {escape as escapeHtml} from 'html-escaper';
import {partsOf} from '../nowrap/words';

/**
 * Words longer than this may not fit beside a list on a phone, so that they break after the marks between
 * their parts, and parts that are still longer break elsewhere. In characters.
 */
const long = 18;

/**
 * Matches the positions after those marks, unless a word begins or ends with them, or a character follows
 * before which browsers never break.
 */
const marks = /(?<=[\w"')\]}][/\\:=,_|-]+)(?![/\\:=,_|"').;!?\]}-]|$)/g;

/** Matches the positions at which browsers break any word: before a bracket, and after a hyphen or `?`. */
const ownBreaks =
  /(?<=[^\s\w$'/@^`(<[{])(?=[(<[{])|(?<=-)(?=[^\s!$),./:;?\]}])|(?<=\?)(?=[\w#$%&*+<=>@\\^`|~-])/g;

/** Where a long part breaks: after the dots of a name, else before its capitals, else anywhere. */
const lastResorts = [/(?<=\w\.)(?=[a-z])/gi, /(?<=[a-z])(?=[A-Z])/g, /(?<=^(?:.{12})+)(?=\w)/g];

/**
 * Returns the offsets at which a line of code may break, apart from its spaces.
 *
 * @param runs the texts of the line, by their colors: no word stays whole across two of them
 */
export function breaksOf(runs: readonly string[]): number[] {
  const line = runs.join('');
  const kept = keptOf(runs);
  const breaks = new Set(
    [...line.matchAll(ownBreaks)]
      .map(({index}) => index)
      .filter((at) => !kept.some(({start, end}) => at > start && at < end)),
  );
  for (const {0: word, index} of line.matchAll(/\S+/g)) {
    if (word.length > long) {
      [...word.matchAll(marks)].forEach((mark) => breaks.add(index + mark.index));
    }
    for (const resort of lastResorts) {
      for (const {start, end} of partsAt(breaks, index, index + word.length)) {
        if (end - start > long) {
          const part = line.slice(start, end);
          [...part.matchAll(resort)].forEach((found) => breaks.add(start + found.index));
        }
      }
    }
  }
  return sorted(breaks);
}

/** Returns where the parts of a word begin and end. */
function partsAt(breaks: ReadonlySet<number>, from: number, to: number) {
  const inside = sorted(breaks).filter((at) => at > from && at < to);
  return [from, ...inside].map((start, index) => ({start, end: inside[index] ?? to}));
}

function sorted(breaks: ReadonlySet<number>): number[] {
  return [...breaks].sort((one, other) => one - other);
}

/**
 * Converts text of a line to HTML with break opportunities, and with words that stay whole. Neither
 * `.code-break` nor `.nowrap` adds text, so copying and searching are not affected.
 *
 * @param offset the offset of the text in its line
 * @param breaks {@link breaksOf} the line
 */
export function breakable(text: string, offset: number, breaks: readonly number[]): string {
  const within = breaks.map((at) => at - offset).filter((at) => at >= 0 && at < text.length);
  return [0, ...within]
    .map((from, index) => wholeWords(text.slice(from, within[index])))
    .join('<span class="code-break"></span>');
}

function wholeWords(text: string): string {
  return partsOf(text)
    .map((part) => {
      const html = escapeHtml(part.text);
      return part.isNowrap ? `<span class="nowrap">${html}</span>` : html;
    })
    .join('');
}

/** Returns where the words that stay whole begin and end. */
function keptOf(runs: readonly string[]): {start: number; end: number}[] {
  let end = 0;
  return runs.flatMap(partsOf).flatMap(({text, isNowrap}) => {
    const start = end;
    end += text.length;
    return isNowrap ? [{start, end}] : [];
  });
}
