import {escape as escapeHtml} from 'html-escaper';
import {partsOf} from '../nowrap/words';

/** Words longer than this may break after `/`, `\`, `:`, `=`, `,`, `_` and `-`. In characters. */
const long = 20;

/** Matches the positions after those characters, unless a word begins or ends with them. */
const marks = /(?<=\w[/\\:=,_-]+)(?![/\\:=,_-]|$)/g;

/** Returns the offsets at which a line of code may break, apart from its spaces. */
export function breaksOf(line: string): number[] {
  return [...line.matchAll(/\S+/g)]
    .filter(([word]) => word.length > long || breaksAtHyphen(word))
    .flatMap(({0: word, index}) => [...word.matchAll(marks)].map((mark) => index + mark.index));
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

/** Whether browsers may break a word after a hyphen, since it does not stay whole. */
function breaksAtHyphen(word: string): boolean {
  return word.includes('-') && partsOf(word).some(({isNowrap}) => !isNowrap);
}
