import {saysLittle} from './english';
import {stemOf} from './stem';
import {isStopWord, tokenize} from './terms';

/** Words that begin the part of a sentence that says where, when or with what something happens. */
const prepositions: ReadonlySet<string> = new Set(
  'after at by during for from in inside on since through to under using via when while with'.split(
    ' ',
  ),
);

/** How many words must say before it what the query is about. */
const minMainWords = 2;

/**
 * Returns the stems that only the circumstances of a query have: those of "second monitor" in "panel
 * missing on second monitor". They say less than what happens.
 */
export function circumstancesOf(query: string): ReadonlySet<string> {
  const words = tokenize(query);
  let mainWords = 0;
  const start = words.findIndex((word) => {
    if (prepositions.has(word)) {
      return mainWords >= minMainWords;
    }
    mainWords += isStopWord(word) || saysLittle(stemOf(word)) ? 0 : 1;
    return false;
  });
  if (start === -1) {
    return new Set();
  }
  const main = new Set(words.slice(0, start).map(stemOf));
  return new Set(
    words
      .slice(start + 1)
      .map(stemOf)
      .filter((stem) => !main.has(stem)),
  );
}
