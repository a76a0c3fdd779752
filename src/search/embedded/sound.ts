// cspell:words grafic kernal
/** Ways to write one sound, in the order in which they are folded. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|c(?![eih])|q/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/gh(?=t)/g, ''],
  [/y/g, 'i'],
  [/x/g, 'ks'],
  [/(.)\1/g, '$1'],
];

/** A folded word as it sounds, roughly: for who writes a foreign word by ear ("grafic", "kernal"). */
export function soundOf(word: string): string {
  return spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}
