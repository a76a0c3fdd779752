import {isFillerWord} from './english';
import type {Intents} from './intents-schema';
import {stemOf} from './stem';
import {analyze, termsOf, tokenize} from './terms';
import {expand, type Vocabulary} from './vocabulary';

/** The intents of a query. */
export interface DetectedIntents {
  /** The stems of the words that express them. */
  stems: ReadonlySet<string>;
  /** The stems of the words that say what came before a problem. */
  circumstances: ReadonlySet<string>;
  /** The URLs of the sections that answer them. */
  answers: ReadonlySet<string>;
}

/** The intents of a message, which has the words of many and means none of them. */
export const noIntents: DetectedIntents = {
  stems: new Set(),
  circumstances: new Set(),
  answers: new Set(),
};

/** Detects the intents of a query, whatever its wording. */
export type DetectIntents = (query: string, vocabulary: Vocabulary) => DetectedIntents;

/** Words that introduce the circumstances of a problem. */
const circumstances = new Set(['after', 'since']);

/** The words for what a computer does again and again, so that it belongs to a problem that follows it. */
const recurringEvent = 'sleep';

/** How many words describe the circumstances if a query begins with them. */
const circumstanceWords = 2;

/** Prepares the intents of the site. */
export function createIntents({words, intents}: Intents): DetectIntents {
  const groups = new Map(
    Object.entries(words).map(([name, phrases]) => [name, phrases.split(', ').map(termsOf)]),
  );
  const known = new Set([...groups.values()].flat(2));
  const intentVocabulary: Vocabulary = {
    words: new Map(
      Object.values(words).flatMap((phrases) =>
        analyze(phrases).map(({word, term}): [string, string] => [word, term]),
      ),
    ),
    has: (term) => known.has(term),
  };

  /** Returns the known words that a word may be. A word that occurs on the site is not a typo. */
  function candidatesOf(word: string, vocabulary: Vocabulary): ReadonlySet<string> {
    const stem = stemOf(word);
    return known.has(stem) || vocabulary.has(stem)
      ? new Set([stem])
      : new Set(expand(word, stem, intentVocabulary, false).keys());
  }

  return (query, vocabulary) => {
    const queryWords = tokenize(query);
    const candidates = queryWords.map((word) => candidatesOf(word, vocabulary));
    /** The positions in the query of the phrases of each group. */
    const positions = new Map<string, number[]>();
    for (const [name, phrases] of groups) {
      const found = phrases.flatMap((terms) =>
        candidates.flatMap((_, start) =>
          terms.every((term, offset) => candidates[start + offset]?.has(term))
            ? terms.map((_term, offset) => start + offset)
            : [],
        ),
      );
      if (found.length > 0) {
        positions.set(name, found);
      }
    }
    const matches = intents.flatMap(({patterns, answers}) =>
      patterns
        .map((pattern) => pattern.split(' + '))
        .filter((names) => names.every((name) => positions.has(name)))
        .map((names) => ({
          at: new Set(names.flatMap((name) => positions.get(name) ?? [])),
          // "Black screen after sleep": the computer sleeps again, so that is a part of the problem.
          recurring: new Set(names.length > 2 ? positions.get(recurringEvent) : []),
          answers,
        })),
    );
    // "No sound after an update", "since the update no sound": the update is not the problem.
    const after = queryWords.findIndex((word) => circumstances.has(word));
    const isProblem = (index: number) => (after > 0 ? index < after : index > circumstanceWords);
    const problems = matches.filter(
      ({at, recurring}) =>
        after !== -1 && [...at].every((index) => isProblem(index) || recurring.has(index)),
    );
    const considered = problems.length > 0 ? problems : matches;
    // More words are more specific: "the installer does not start" is not "does not start", and
    // "pc wifi gone" is not "pc gone".
    const telling = (at: ReadonlySet<number>) =>
      new Set([...at].filter((index) => !isFillerWord(stemOf(queryWords[index] ?? ''))));
    const isMoreSpecific = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
      one.size > other.size && isSubset(other, one);
    const kept = considered.filter(
      ({at}) =>
        !considered.some(
          (other) => isMoreSpecific(other.at, at) || isMoreSpecific(telling(other.at), telling(at)),
        ),
    );
    return {
      stems: new Set(
        kept.flatMap(({at}) => [...at].map((index) => stemOf(queryWords[index] ?? ''))),
      ),
      circumstances: new Set(
        queryWords.filter((_, index) => problems.length > 0 && !isProblem(index)).map(stemOf),
      ),
      answers: new Set(kept.flatMap(({answers}) => answers)),
    };
  };
}

function isSubset(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return [...some].every((each) => others.has(each));
}
