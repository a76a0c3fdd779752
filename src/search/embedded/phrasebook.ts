import {foldTerm} from './terms';

/**
 * Words of another language, below the English ones that the pages use: forms with commas between
 * them. A form is one or several words; `drucker*` stands for all words that begin like it. Those
 * below the empty text are left out of a query.
 */
export type Phrasebook = Readonly<Record<string, string>>;

/**
 * Returns a query in English, or nothing if it is in no language of which there is a phrasebook.
 *
 * @param isKnown whether the pages have a word, folded
 */
export type Translator = (query: string, isKnown: (word: string) => boolean) => string | undefined;

/** A word of a query, and where it stands. */
interface Word {
  folded: string;
  start: number;
  end: number;
}

/** A part of a query that a phrasebook has. */
interface Phrase {
  english: string;
  words: readonly Word[];
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

/**
 * Creates a translator. A query is in the language of the phrasebook that has most of the words which
 * the pages do not have; then all its words are of that language, "red" too, if it is Spanish.
 */
export function createTranslator(phrasebooks: readonly Phrasebook[]): Translator {
  const dictionaries = phrasebooks.map(dictionaryOf);
  return (query, isKnown) => {
    const words = placedWords(query);
    const [best] = dictionaries
      .map((dictionary) => phrasesOf(words, dictionary))
      .map((phrases) => ({phrases, evidence: evidenceOf(phrases, isKnown)}))
      .sort((a, b) => b.evidence - a.evidence);
    return best && best.evidence > 0 ? replaced(query, best.phrases) : undefined;
  };
}

/** Returns the words of a query, folded. */
export function wordsOf(query: string): string[] {
  return placedWords(query).map(({folded}) => folded);
}

/** Counts the words that are surely of this language. Small words such as "mon" occur in others. */
function evidenceOf(phrases: readonly Phrase[], isKnown: (word: string) => boolean): number {
  return phrases
    .filter(({english}) => english !== '')
    .flatMap(({words}) => words)
    .filter(({folded}) => !isKnown(folded)).length;
}

function placedWords(text: string): Word[] {
  return [...text.matchAll(word)].map(({0: written, index}) => ({
    folded: foldTerm(written),
    start: index,
    end: index + written.length,
  }));
}

function dictionaryOf(phrasebook: Phrasebook): Dictionary {
  const forms = new Map<string, string>();
  const beginnings = new Map<string, string>();
  let length = 0;
  for (const [english, written] of Object.entries(phrasebook)) {
    for (const form of written.split(',')) {
      const words = placedWords(form);
      const key = words.map(({folded}) => folded).join(' ');
      (form.endsWith('*') ? beginnings : forms).set(key, english);
      length = Math.max(length, words.length);
    }
  }
  return {forms, beginnings, length};
}

/** Finds what a dictionary has of a query: longer forms first, each word once. */
function phrasesOf(words: readonly Word[], {forms, beginnings, length}: Dictionary): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({length}, (_, shorter) => length - shorter);
    const found = lengths
      .map((count) => words.slice(at, at + count))
      .map((some) => ({words: some, english: forms.get(keyOf(some))}))
      .find(({english}) => english !== undefined);
    const english = found?.english ?? beginningOf(words[at]?.folded ?? '', beginnings);
    const used = found?.words ?? words.slice(at, at + 1);
    if (english !== undefined) {
      phrases.push({english, words: used});
    }
    at += used.length;
  }
  return phrases;
}

function keyOf(words: readonly Word[]): string {
  return words.map(({folded}) => folded).join(' ');
}

/** Returns the English words of the longest beginning of a word. */
function beginningOf(folded: string, beginnings: Dictionary['beginnings']): string | undefined {
  for (let end = folded.length; end > 0; end--) {
    const english = beginnings.get(folded.slice(0, end));
    if (english !== undefined) {
      return english;
    }
  }
  return undefined;
}

/** Writes the English words into a query, and leaves the rest of it as it is. */
function replaced(query: string, phrases: readonly Phrase[]): string {
  let text = '';
  let end = 0;
  for (const {english, words} of phrases) {
    text += `${query.slice(end, words[0]?.start)}${english}`;
    end = words.at(-1)?.end ?? end;
  }
  return `${text}${query.slice(end)}`.replace(/\s+/g, ' ').trim();
}
