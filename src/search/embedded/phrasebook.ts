import damerauLevenshtein from 'damerau-levenshtein';
import {foldTerm} from './terms';

/**
 * Words of another language, below the English ones that the pages use: forms with commas between
 * them. A form is one or several words; `drucker*` stands for all words that begin like it. Those
 * below the empty text are left out of a query.
 */
export type Phrasebook = Readonly<Record<string, string>>;

/** What a query says in English. */
export interface Translation {
  english: string;
  /** Whether words are left out because neither the phrasebook nor the pages have them. */
  isPartial: boolean;
}

/** Whether the pages have a word, folded, or at least one that begins like it. */
export type Knowledge = 'word' | 'beginning' | undefined;

/** Translates a query, unless it is in no language of which there is a phrasebook. */
export type Translator = (
  query: string,
  knowledgeOf: (word: string) => Knowledge,
) => Translation | undefined;

/** A word of a query, and where it stands. */
interface Word {
  folded: string;
  start: number;
  end: number;
  /** Whether it may be translated: parts of paths and options are no words of a language. */
  isProse: boolean;
  /** Whether the reader may still be typing it. */
  isIncomplete: boolean;
}

/** A part of a query, and its English words if the phrasebook has it. */
interface Phrase {
  words: readonly Word[];
  english?: string;
  /** Whether the phrasebook has only words that are longer or spelled otherwise. */
  isGuess?: boolean;
}

interface Dictionary {
  /** The English words of each form, by its folded words with spaces between them. */
  forms: ReadonlyMap<string, string>;
  /** The English words of all words that begin like one. */
  beginnings: ReadonlyMap<string, string>;
  /** The largest number of words of a form. */
  length: number;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Signs that only paths, options and names of files have. */
const noProse = /[/\\_=@]|\.[\p{L}\p{N}]|^-/u;

/**
 * The least number of letters of a word that is completed, and of one that may be misspelled; and the
 * least share of a query that must be of another language.
 */
const least = {typed: 3, misspelled: 5, evidence: 0.15};

/** Up to how many words a query may have for a guess to tell its language. */
const most = {guessed: 2};

/**
 * Creates a translator. A query is in the language of the phrasebook that has most of the words which
 * the pages do not have; then all its words are of that language, "red" too, if it is Spanish.
 */
export function createTranslator(phrasebooks: readonly Phrasebook[]): Translator {
  const dictionaries = phrasebooks.map(dictionaryOf);
  return (query, knowledgeOf) => {
    const words = placedWords(query);
    const [best] = dictionaries
      .map((dictionary) => phrasesOf(words, dictionary, knowledgeOf))
      .map((phrases) => ({phrases, evidence: evidenceOf(phrases, knowledgeOf)}))
      .sort((a, b) => b.evidence - a.evidence);
    return best && best.evidence >= least.evidence
      ? translated(query, best.phrases, knowledgeOf)
      : undefined;
  };
}

/** Returns the words of a query, folded. */
export function wordsOf(query: string): string[] {
  return placedWords(query).map(({folded}) => folded);
}

/**
 * Returns the share of the words that are surely of this language. Small words such as "mon" occur in
 * others, and in a long text a word can be like one by chance.
 */
function evidenceOf(phrases: readonly Phrase[], knowledgeOf: (word: string) => Knowledge): number {
  const count = phrases.flatMap(({words}) => words).length;
  const sure = phrases
    .filter(({english = '', isGuess}) => english !== '' && !(isGuess && count > most.guessed))
    // Of a phrase, one such word is enough.
    .filter(({words}) => words.some(({folded}) => knowledgeOf(folded) !== 'word'))
    .flatMap(({words}) => words).length;
  return sure / Math.max(1, count);
}

function placedWords(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].flatMap(({0: chunk, index: offset}) =>
    [...chunk.matchAll(word)].map(({0: written, index}) => {
      const start = offset + index;
      const end = start + written.length;
      const isProse = !noProse.test(chunk);
      return {folded: foldTerm(written), start, end, isProse, isIncomplete: end === text.length};
    }),
  );
}

function dictionaryOf(phrasebook: Phrasebook): Dictionary {
  const forms = new Map<string, string>();
  const beginnings = new Map<string, string>();
  let length = 0;
  for (const [english, written] of Object.entries(phrasebook)) {
    for (const form of written.split(',')) {
      const words = placedWords(form.replace('*', ''));
      (form.endsWith('*') ? beginnings : forms).set(keyOf(words), english);
      length = Math.max(length, words.length);
    }
  }
  return {forms, beginnings, length};
}

/** Divides a query into what a dictionary has of it, longer forms first, and the words between. */
function phrasesOf(
  words: readonly Word[],
  dictionary: Dictionary,
  knowledgeOf: (word: string) => Knowledge,
): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, dictionary, knowledgeOf);
    phrases.push(phrase);
    at += phrase.words.length;
  }
  return phrases;
}

function phraseAt(
  words: readonly Word[],
  at: number,
  dictionary: Dictionary,
  knowledgeOf: (word: string) => Knowledge,
): Phrase {
  for (let length = dictionary.length; length > 0; length--) {
    const some = words.slice(at, at + length);
    const english = dictionary.forms.get(keyOf(some));
    if (some.length === length && some.every(({isProse}) => isProse) && english !== undefined) {
      return {words: some, english};
    }
  }
  const single = words.slice(at, at + 1);
  const [first] = single;
  if (!first?.isProse) {
    return {words: single};
  }
  const english = beginningOf(first.folded, dictionary);
  if (english !== undefined || knowledgeOf(first.folded) !== undefined) {
    return {words: single, ...(english !== undefined && {english})};
  }
  const similar = similarTo(first, dictionary);
  return {words: single, ...(similar !== undefined && {english: similar, isGuess: true})};
}

function keyOf(words: readonly Word[]): string {
  return words.map(({folded}) => folded).join(' ');
}

/** Returns the English words of the longest beginning of a word. */
function beginningOf(folded: string, {beginnings}: Dictionary): string | undefined {
  for (let end = folded.length; end > 0; end--) {
    const english = beginnings.get(folded.slice(0, end));
    if (english !== undefined) {
      return english;
    }
  }
  return undefined;
}

/** Returns the English words of what the reader has begun to type, or has misspelled by one letter. */
function similarTo(
  {folded, isIncomplete}: Word,
  {forms, beginnings}: Dictionary,
): string | undefined {
  const singles = [...forms, ...beginnings].filter(
    ([form, english]) => english !== '' && !form.includes(' ') && form[0] === folded[0],
  );
  if (isIncomplete && folded.length >= least.typed) {
    const [shortest] = singles
      .filter(([form]) => form.startsWith(folded))
      .sort(([a], [b]) => a.length - b.length);
    if (shortest) {
      return shortest[1];
    }
  }
  if (folded.length < least.misspelled) {
    return undefined;
  }
  return singles.find(([form]) =>
    (beginnings.has(form) ? [-1, 0, 1] : [folded.length]).some((longer) => {
      const written = beginnings.has(form) ? folded.slice(0, form.length + longer) : folded;
      return form.length >= least.misspelled && damerauLevenshtein(form, written).steps <= 1;
    }),
  )?.[1];
}

/**
 * Writes the English words into a query, each once in a row. Paths, options and words of the pages
 * stay as they are; what nobody knows is left out, as one such word among few would find nothing.
 */
function translated(
  query: string,
  phrases: readonly Phrase[],
  knowledgeOf: (word: string) => Knowledge,
): Translation {
  let text = '';
  let end = 0;
  let previous = '';
  let isPartial = false;
  for (const {english, words} of phrases) {
    const [first] = words;
    const last = words.at(-1);
    if (first && last) {
      const written = query.slice(first.start, last.end);
      const isKnown = !first.isProse || /\d/.test(written) || knowledgeOf(first.folded);
      isPartial ||= english === undefined && !isKnown;
      const replacement = english ?? (isKnown ? written : '');
      text += `${query.slice(end, first.start)}${replacement === previous ? '' : replacement}`;
      previous = replacement || previous;
      end = last.end;
    }
  }
  // What is left of "l'" before a word that was translated
  const english = `${text}${query.slice(end)}`.replace(/(?<![\p{L}\p{N}])['’]/gu, '');
  return {english: english.replace(/\s+/g, ' ').trim(), isPartial};
}
