import {isFillerWord, isFunctionWord, saysLittle} from './english';
import type {SiteIndex} from './site-index';
import {weights} from './weights';

/** Returns how much the score of a word counts: less if it is in sentences about anything. */
export function emphasisOf(word: string, {everydayWords}: SiteIndex): number {
  return isFillerWord(word) ? weights.fillerWord : (everydayWords.get(word) ?? 1);
}

/** Returns how much a word of the query says, by the number of pages that contain it. */
export function informationOf(word: string, pages: number, index: SiteIndex): number {
  if (pages > 0) {
    const share = isFunctionWord(word) ? weights.functionWord : emphasisOf(word, index);
    return index.idf(pages) * share;
  }
  return index.idf(0) * (isTelling(word) ? weights.unknownWord : weights.unknownNumber);
}

/** Whether a word that no page contains shows that no page is about all of the query. */
export function isTelling(word: string): boolean {
  return !/^\d+$/.test(word) && !saysLittle(word);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
