// cspell:words grafic kernal
/** Spellings of the same sound, in the order in which they are replaced. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|c(?![eih])|q/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/gh(?=t)/g, ''],
  [/y/g, 'i'],
  [/x/g, 'ks'],
  [/(.)\1/g, '$1'],
];

/**
 * Returns a key that words with roughly the same sound share, for people who write by ear ("grafic",
 * "kernal").
 */
export function phoneticKey(word: string): string {
  return spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}
