/** English words too common to tell pages apart. A query of nothing else is searched as it is. */
const stopWords = new Set(
  (
    'a about an and any are as at be been but by can could did do does for from had has have how i if in into is it ' +
    'its me my of on or our shall should so that the their them then there these they this to was we were what when ' +
    'where which who why will with would you your'
  ).split(' '),
);

const separators = /[\p{C}\p{Z}\p{P}\p{S}]+/u;

/** Folds case and accents, so that "Déjà" and "deja" are one term. */
export function foldTerm(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits a text into folded terms; punctuation and symbols separate. */
export function termsOf(text: string): string[] {
  // A mark without a letter, as in an emoji, folds to nothing, and nothing begins every word.
  return text.split(separators).map(foldTerm).filter(Boolean);
}

/** The terms of a query that are worth looking up. */
export function queryTermsOf(query: string): string[] {
  const terms = termsOf(query);
  const telling = terms.filter((term) => !stopWords.has(term));
  return telling.length > 0 ? telling : terms;
}
