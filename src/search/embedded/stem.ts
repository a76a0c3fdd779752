// cspell:words updat bdgmnprt

const vowel = /[aeiouy]/;

/**
 * Stems an English word: "updates", "updated" and "updating" share the stem "updat". Derived words
 * ("update" and "updater") have different stems, because they lead to different pages. Names and
 * commands are stemmed too, in texts and queries alike.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const singular = withoutPlural(word);
  return wholeWords.has(singular) ? singular : withoutFinalE(withoutEnding(singular));
}

/** Words of which an ending less is another word: "mod", "not", "set", "them". */
const wholeWords = new Set(['mode', 'note', 'setting', 'theme']);

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
  const base = word.replace(/(?:ing|ed|(?<!p)ly)$/, '');
  if (base === word || base.length < 3 || !vowel.test(base)) {
    return word;
  }
  // "stopped", but "installed"
  return base.replace(/([bdgmnprt])\1$/, '$1');
}

function withoutFinalE(word: string): string {
  return word.length > 3 ? word.replace(/(?<!e)e$/, '').replace(/y$/, 'i') : word;
}
