import {escape as escapeHtml} from 'html-escaper';

/** Words longer than this may go on in the next line after `/`, `:`, `=` and `,` too. In characters. */
const long = 20;

/** Behind those characters, unless a word begins or ends with them. */
const marks = /(?<=\w[/:=,]+)(?![/:=,]|$)/g;

/** Words with a hyphen of up to 16 characters, for which a phone has room, and the first part of others. */
const kept = /(?<!\S)(?:(?=\S*-)\S{1,16}(?!\S)|-+\w{1,14})/g;

/** Where a line of code may go on in the next one, apart from its spaces: offsets in its text. */
export function breaksOf(line: string): number[] {
  return [...line.matchAll(/\S+/g)]
    .filter(([word]) => word.length > long)
    .flatMap(({0: word, index}) => [...word.matchAll(marks)].map((mark) => index + mark.index));
}

/**
 * Text of a line as HTML that says where it may break. A browser breaks behind every hyphen, so that
 * the `-` and the `o` of `-o` may come to stand in two lines; `.code-word` forbids it. Neither that
 * nor a `<wbr>` is text, so nothing of it is copied or searched.
 *
 * @param offset where the text begins in its line
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
