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
 * Truncates a text to the words among which most of the query is, and highlights the matched words.
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
  const matches = wordIndexes.flatMap((index, position) => {
    const term = termOf(tokens[index]?.text ?? '');
    return terms.has(term) ? [{position, term}] : [];
  });
  const start = Math.min(startOfSnippet(matches, words), wordIndexes.length - words);
  const end = start + words;
  const from = start === 0 ? 0 : wordIndexes[start];
  const to = end === wordIndexes.length ? tokens.length : (wordIndexes[end - 1] ?? 0) + 1;
  return (
    (start > 0 ? escapeHtml(ellipsis) : '') +
    render(tokens.slice(from, to), terms, tags) +
    (end < wordIndexes.length ? escapeHtml(ellipsis) : '')
  );
}

/** A matched word of a text. */
interface TextMatch {
  /** The number of words before it. */
  position: number;
  term: string;
}

/**
 * Returns the first word of the snippet with the most different terms, or of the first such snippet.
 * Up to a third of its words lead to the first match, if all of the matches still fit.
 */
function startOfSnippet(matches: readonly TextMatch[], words: number): number {
  let best = {terms: 0, first: 0, last: 0};
  for (const {position: first} of matches) {
    const inside = matches.filter(({position}) => position >= first && position < first + words);
    const terms = new Set(inside.map(({term}) => term)).size;
    if (terms > best.terms) {
      best = {terms, first, last: inside.at(-1)?.position ?? first};
    }
  }
  const lead = Math.min(Math.floor(words / 3), words - 1 - (best.last - best.first));
  return Math.max(0, best.first - lead);
}
