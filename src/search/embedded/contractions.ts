// cspell:words ain aint cant doesent doesnt dosent dosnt shant wont
/** Verbs that are contracted with "not". */
const negatedVerbs =
  'ai are could did do does had has have is must need should was were would'.split(' ');

/** The meaning of what follows an apostrophe; 's means nothing, as it is mostly a possessive. */
const endings = new Map([
  ['d', ' would'],
  ['ll', ' will'],
  ['m', ' am'],
  ['re', ' are'],
  ['s', ''],
  ['ve', ' have'],
]);

/** Contractions by their letters, since people omit or misplace the apostrophe. */
const contractions = new Map([
  ...negatedVerbs.map((verb): [string, string] => [`${verb}nt`, `${verb} not`]),
  ...['doesent', 'dosent', 'dosnt'].map((typo): [string, string] => [typo, 'does not']),
  ['cant', 'cannot'],
  ['shant', 'shall not'],
  ['wont', 'will not'],
  ['im', 'i am'],
  ['ive', 'i have'],
  ...['they', 'you'].map((pronoun): [string, string] => [`${pronoun}re`, `${pronoun} are`]),
  ...['how', 'that', 'there', 'what', 'where', 'who'].map((word): [string, string] => [
    `${word}s`,
    word,
  ]),
]);

const apostrophes = /[’‘ʼ`´＇]/g;
const words = /[\p{L}\p{N}\p{M}]+(?:'\p{L}+)?/gu;

/**
 * Expands the contractions of a query: "doesn't", "doesn’t" and "doesnt" become "does not".
 * Full-width letters become plain ones. "Cannot" stays one word, as people write it.
 */
export function expandContractions(query: string): string {
  return query
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .replace(words, (word) => {
      const [base = '', ending = ''] = word.split("'");
      const meaning = endings.get(ending.toLowerCase());
      return (
        contractions.get((base + ending).toLowerCase()) ??
        (meaning === undefined ? word : base + meaning)
      );
    });
}
