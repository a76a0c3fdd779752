// cspell:words ain aint cant doesent doesnt dosent dosnt shant wont
/** What a word with "n't" says beside "not". */
const negated = 'ai are could did do does had has have is must need should was were would'.split(
  ' ',
);

/** What stands behind an apostrophe; 's says nothing, as it is mostly a possessive. */
const endings = new Map([
  ['d', ' would'],
  ['ll', ' will'],
  ['m', ' am'],
  ['re', ' are'],
  ['s', ''],
  ['ve', ' have'],
]);

/** Contractions by their letters, for people who leave the apostrophe out or misplace it. */
const contractions = new Map([
  ...negated.map((verb): [string, string] => [`${verb}nt`, `${verb} not`]),
  ...(['doesent', 'dosent', 'dosnt'] as const).map((slip): [string, string] => [slip, 'does not']),
  ['cant', 'cannot'],
  ['shant', 'shall not'],
  ['wont', 'will not'],
  ['im', 'i am'],
  ['ive', 'i have'],
  ...['they', 'you'].map((who): [string, string] => [`${who}re`, `${who} are`]),
  ...['how', 'that', 'there', 'what', 'where', 'who'].map((what): [string, string] => [
    `${what}s`,
    what,
  ]),
]);

const apostrophes = /[’‘ʼ`´＇]/g;
const words = /[\p{L}\p{N}\p{M}]+(?:'\p{L}+)?/gu;

/**
 * Writes a query out: "doesn't", "doesn’t" and "doesnt" are "does not", and full-width letters are
 * letters. "Cannot" stays one word, as people write it.
 */
export function writtenOut(query: string): string {
  return query
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .replace(words, (word) => {
      const [base = '', ending = ''] = word.split("'");
      const said = endings.get(ending.toLowerCase());
      return (
        contractions.get((base + ending).toLowerCase()) ?? (said === undefined ? word : base + said)
      );
    });
}
