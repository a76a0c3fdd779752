import {escape as escapeHtml} from 'html-escaper';
import {termOf} from './terms';

interface Tags {
  preTag: string;
  postTag: string;
}

/** A token of a text: a word, or the characters between two words. */
interface Token {
  text: string;
  isWord: boolean;
}

function splitTokens(text: string): Token[] {
  return (text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []).map((token) => ({
    text: token,
    isWord: /^[\p{L}\p{N}]/u.test(token),
  }));
}

function render(tokens: readonly Token[], terms: ReadonlySet<string>, tags: Tags): string {
  return tokens
    .map(({text, isWord}) =>
      isWord && terms.has(termOf(text))
        ? `${tags.preTag}${escapeHtml(text)}${tags.postTag}`
        : escapeHtml(text),
    )
    .join('');
}

/**
 * Highlights the matched words of a text.
 *
 * @param terms terms of the index that the query matched
 * @returns HTML: escaped text and the two tags, nothing else
 */
export function highlight(text: string, terms: ReadonlySet<string>, tags: Tags): string {
  return render(splitTokens(text), terms, tags);
}

/**
 * Truncates a text to a number of words around the first match, and highlights the matched words.
 *
 * @param words how many words to keep
 * @param ellipsis replaces the text that was removed
 * @returns HTML, as from `highlight`
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  words: number,
  ellipsis: string,
  tags: Tags,
): string {
  const tokens = splitTokens(text);
  const wordIndexes = tokens.flatMap((token, index) => (token.isWord ? [index] : []));
  if (wordIndexes.length <= words) {
    return render(tokens, terms, tags);
  }
  const firstMatch = wordIndexes.findIndex((index) => terms.has(termOf(tokens[index]?.text ?? '')));
  // A third of the words precede the match, if the text is long enough on both sides.
  const preferred = Math.max(0, firstMatch - Math.floor(words / 3));
  const start = Math.min(preferred, wordIndexes.length - words);
  const end = start + words;
  const from = start === 0 ? 0 : wordIndexes[start];
  const to = end === wordIndexes.length ? tokens.length : (wordIndexes[end - 1] ?? 0) + 1;
  return (
    (start > 0 ? escapeHtml(ellipsis) : '') +
    render(tokens.slice(from, to), terms, tags) +
    (end < wordIndexes.length ? escapeHtml(ellipsis) : '')
  );
}
