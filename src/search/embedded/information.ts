import {circumstancesOf} from './circumstances';
import {isFillerWord, isFunctionWord, saysLittle} from './english';
import type {SiteIndex} from './site-index';
import {weights} from './weights';

/** What the words of one query say. */
export interface WordInformation {
  /** Returns how much the score of a word counts. */
  emphasisOf: (word: string) => number;
  /** Returns how much a word says, by the number of pages that contain it. */
  informationOf: (word: string, pages: number) => number;
}

/**
 * Weighs the words of a query: those of its circumstances count less, and so do numbers and what is in
 * sentences about anything.
 *
 * @param isMessage whether a program wrote it, whose words are no sentence
 */
export function weighWords(query: string, isMessage: boolean, index: SiteIndex): WordInformation {
  const circumstances = isMessage ? new Set() : circumstancesOf(query);
  const clauseOf = (word: string) => (circumstances.has(word) ? weights.circumstance : 1);
  return {
    emphasisOf: (word) => clauseOf(word) * emphasisOf(word, index),
    informationOf: (word, pages) => clauseOf(word) * informationOf(word, pages, index),
  };
}

function emphasisOf(word: string, {everydayWords}: SiteIndex): number {
  if (isFillerWord(word)) {
    return weights.fillerWord;
  }
  return isNumber(word) ? weights.number : (everydayWords.get(word) ?? 1);
}

function informationOf(word: string, pages: number, index: SiteIndex): number {
  if (pages > 0) {
    const share = isFunctionWord(word) ? weights.functionWord : emphasisOf(word, index);
    return index.idf(pages) * share;
  }
  return index.idf(0) * (isTelling(word) ? weights.unknownWord : weights.unknownNumber);
}

/** Whether a word that no page contains shows that no page is about all of the query. */
export function isTelling(word: string): boolean {
  return !isNumber(word) && !saysLittle(word);
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
