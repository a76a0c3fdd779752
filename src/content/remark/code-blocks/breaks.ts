import {escape as escapeHtml} from 'html-escaper';

/** Words longer than this may also break after `/`, `:`, `=` and `,`. In characters. */
const long = 20;

/** Matches the positions after those characters, unless a word begins or ends with them. */
const marks = /(?<=\w[/:=,]+)(?![/:=,]|$)/g;

/**
 * Hyphenated words of up to 16 characters, which fit on a phone, and the first part of longer ones.
 */
const kept = /(?<!\S)(?:(?=\S*-)\S{1,16}(?!\S)|-+\w{1,14})/g;

/** Returns the offsets at which a line of code may break, apart from its spaces. */
export function breaksOf(line: string): number[] {
  return [...line.matchAll(/\S+/g)]
    .filter(([word]) => word.length > long)
    .flatMap(({0: word, index}) => [...word.matchAll(marks)].map((mark) => index + mark.index));
}

/**
 * Converts text of a line to HTML with break opportunities. Browsers break after every hyphen,
 * which may separate the `-` and the `o` of `-o`. `.code-word` prevents this. Neither that nor
 * `<wbr>` is text, so copying and searching are not affected.
 *
 * @param offset the offset of the text in its line
 * @param breaks {@link breaksOf} the line
 */
export function breakable(text: string, offset: number, breaks: readonly number[]): string {
  const within = breaks.map((at) => at - offset).filter((at) => at >= 0 && at < text.length);
  return [0, ...within]
    .map((from, index) => wholeWords(text.slice(from, within[index])))
    .join('<wbr>');
}

function wholeWords(text: string): string {
  let html = '';
  let end = 0;
  for (const {0: word, index} of text.matchAll(kept)) {
    html += `${escapeHtml(text.slice(end, index))}<span class="code-word">${escapeHtml(word)}</span>`;
    end = index + word.length;
  }
  return html + escapeHtml(text.slice(end));
}
