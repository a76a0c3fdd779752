import {escape as escapeHtml} from 'html-escaper';
import {saysLittle} from './english';
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

/** A word of a text that the query matched. */
interface TextMatch {
  token: Token;
  /** The number of words before it. */
  position: number;
  term: string;
}

/**
 * Finds the matched words of a text. Those that say little are left out unless they stand beside
 * another, as in "no sound", or there are no others.
 */
function matchesIn(tokens: readonly Token[], terms: ReadonlySet<string>): TextMatch[] {
  const words = tokens.filter(({isWord}) => isWord);
  const matches = words.flatMap((token, position) => {
    const term = termOf(token.text);
    return terms.has(term) ? [{token, position, term}] : [];
  });
  if ([...terms].every(saysLittle)) {
    return matches;
  }
  const telling = new Set(
    matches.flatMap(({position, term}) => (saysLittle(term) ? [] : [position])),
  );
  return matches.filter(
    ({position}) => telling.has(position) || telling.has(position - 1) || telling.has(position + 1),
  );
}

function render(tokens: readonly Token[], matches: readonly TextMatch[], tags: Tags): string {
  const marked = new Set(matches.map(({token}) => token));
  return tokens
    .map((token) =>
      marked.has(token)
        ? `${tags.preTag}${escapeHtml(token.text)}${tags.postTag}`
        : escapeHtml(token.text),
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
  const tokens = splitTokens(text);
  return render(tokens, matchesIn(tokens, terms), tags);
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
  const matches = matchesIn(tokens, terms);
  const wordIndexes = tokens.flatMap((token, index) => (token.isWord ? [index] : []));
  if (wordIndexes.length <= words) {
    return render(tokens, matches, tags);
  }
  const start = Math.min(startOfSnippet(matches, words), wordIndexes.length - words);
  const end = start + words;
  const from = start === 0 ? 0 : wordIndexes[start];
  const to = end === wordIndexes.length ? tokens.length : (wordIndexes[end - 1] ?? 0) + 1;
  return (
    (start > 0 ? escapeHtml(ellipsis) : '') +
    render(tokens.slice(from, to), matches, tags) +
    (end < wordIndexes.length ? escapeHtml(ellipsis) : '')
  );
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
