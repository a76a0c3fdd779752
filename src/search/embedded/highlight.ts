import {escape as escapeHtml} from 'html-escaper';
import {termOf} from './terms';

interface Tags {
  preTag: string;
  postTag: string;
}

/** A run of a text: a word, or what stands between two words. */
interface Run {
  text: string;
  isWord: boolean;
}

function runsOf(text: string): Run[] {
  return (text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []).map((run) => ({
    text: run,
    isWord: /^[\p{L}\p{N}]/u.test(run),
  }));
}

function render(runs: readonly Run[], terms: ReadonlySet<string>, tags: Tags): string {
  return runs
    .map(({text, isWord}) =>
      isWord && terms.has(termOf(text))
        ? `${tags.preTag}${escapeHtml(text)}${tags.postTag}`
        : escapeHtml(text),
    )
    .join('');
}

/**
 * Marks the matched words of a text.
 *
 * @param terms terms of the index that the query matched
 * @returns HTML: escaped text and the two tags, nothing else
 */
export function highlight(text: string, terms: ReadonlySet<string>, tags: Tags): string {
  return render(runsOf(text), terms, tags);
}

/**
 * Cuts a text to a number of words around its first matched word, and marks the matched ones.
 *
 * @param words how many words to keep
 * @param ellipsis what stands for the text that was cut
 * @returns HTML, as `highlight`
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  words: number,
  ellipsis: string,
  tags: Tags,
): string {
  const runs = runsOf(text);
  const wordAt = runs.flatMap((run, index) => (run.isWord ? [index] : []));
  if (wordAt.length <= words) {
    return render(runs, terms, tags);
  }
  const firstMatch = wordAt.findIndex((index) => terms.has(termOf(runs[index]?.text ?? '')));
  // A third of the words lead up to the match, as far as the text has them on both sides.
  const wanted = Math.max(0, firstMatch - Math.floor(words / 3));
  const start = Math.min(wanted, wordAt.length - words);
  const end = start + words;
  const from = start === 0 ? 0 : wordAt[start];
  const to = end === wordAt.length ? runs.length : (wordAt[end - 1] ?? 0) + 1;
  return (
    (start > 0 ? escapeHtml(ellipsis) : '') +
    render(runs.slice(from, to), terms, tags) +
    (end < wordAt.length ? escapeHtml(ellipsis) : '')
  );
}
