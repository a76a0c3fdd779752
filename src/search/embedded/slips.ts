// cspell:words afer
import distance from 'damerau-levenshtein';
import {connectives, isEverydayWord, isFillerWord} from './english';
import {stemOf} from './stem';

/** From this length on, one slip leaves enough of a word to know it. */
const minLength = 5;

const words = /\p{L}+/gu;

/**
 * Mends the slips in words that hold a sentence together: "black screen afer update" is about what
 * came after an update, and not about the "afar" of some page. Other words are left to the vocabulary,
 * which knows what the pages are about.
 *
 * @param isBeginning whether a text has a word that begins with these letters, so that they are no slip
 */
export function mendSlips(query: string, isBeginning: (letters: string) => boolean): string {
  return query.replace(words, (written) => {
    const word = written.toLowerCase();
    const meant = isEnglish(word) ? undefined : connectiveLike(word);
    return meant === undefined || isBeginning(word) ? written : meant;
  });
}

/** Whether a word is one of everyday English: "thought" is no slip in "though". */
function isEnglish(word: string): boolean {
  const stem = stemOf(word);
  return isEverydayWord(stem) || isFillerWord(stem);
}

function connectiveLike(word: string): string | undefined {
  return connectives.find(
    (each) =>
      each.length >= minLength &&
      each[0] === word[0] &&
      Math.abs(each.length - word.length) <= 1 &&
      distance(word, each).steps === 1,
  );
}
