// cspell:words updat bdgmnprt

const vowel = /[aeiouy]/;

/**
 * Folds the inflections of an English word: "updates", "updated" and "updating" have one stem, "updat".
 * Derived words keep their own ("update" and "updater"), because they lead to other pages. Names and
 * commands pass through it too, on both sides alike.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  return withoutFinalE(withoutEnding(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is|os)$/.test(word)) {
    return word;
  }
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|ss|x|z)es$/, '')
    .replace(/s$/, '');
}

function withoutEnding(word: string): string {
  const base = word.replace(/(?:ing|ed|ly)$/, '');
  if (base === word || base.length < 3 || !vowel.test(base)) {
    return word;
  }
  // "stopped", but "installed"
  return base.replace(/([bdgmnprt])\1$/, '$1');
}

function withoutFinalE(word: string): string {
  return word.length > 3 ? word.replace(/(?<!e)e$/, '').replace(/y$/, 'i') : word;
}
