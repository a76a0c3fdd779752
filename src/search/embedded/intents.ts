import type {Intents} from './intents-schema';
import {stemOf} from './stem';
import {termsOf, wordsOf} from './terms';
import {expand, type Vocabulary} from './vocabulary';

/** What a query means, whatever words it says it with. */
export interface Meaning {
  /** The stems of the words of the query that say it. */
  stems: ReadonlySet<string>;
  /** The addresses of the sections that answer. */
  answers: ReadonlySet<string>;
}

/** Finds what readers mean by a query. */
export type FindMeaning = (query: string, vocabulary: Vocabulary) => Meaning;

/** Letters from which on the beginning of a word stands for it. */
const finished = 3;

/** What stands before the circumstances of a trouble. */
const circumstances = new Set(['after', 'since']);

/** How many words of a query tell them when it begins with them. */
const circumstanceWords = 2;

/** Prepares a table of intents. */
export function createIntents({words, intents}: Intents): FindMeaning {
  const groups = new Map(
    Object.entries(words).map(([name, phrases]) => [name, phrases.split(', ').map(termsOf)]),
  );
  const known = new Set([...groups.values()].flat(2));
  const sayable: Vocabulary = {terms: [...known], has: (term) => known.has(term)};

  /** The words of the table that a word of a query may be: one that the site has is no misspelling. */
  function readingsOf(word: string, isLast: boolean, vocabulary: Vocabulary): ReadonlySet<string> {
    const stem = stemOf(word);
    return known.has(stem) || vocabulary.has(stem)
      ? new Set([stem])
      : new Set(expand(word, stem, sayable, isLast).keys());
  }

  return (query, vocabulary) => {
    const typed = wordsOf(query);
    const readings = typed.map((word, place) =>
      readingsOf(word, place === typed.length - 1 && word.length >= finished, vocabulary),
    );
    /** Where the phrases of each group that the query has stand in it. */
    const places = new Map<string, number[]>();
    for (const [name, phrases] of groups) {
      const found = phrases.flatMap((terms) =>
        readings.flatMap((_, start) =>
          terms.every((term, offset) => readings[start + offset]?.has(term))
            ? terms.map((_term, offset) => start + offset)
            : [],
        ),
      );
      if (found.length > 0) {
        places.set(name, found);
      }
    }
    const meant = intents.flatMap(({said, answers}) =>
      said
        .map((line) => line.split(' + '))
        .filter((names) => names.every((name) => places.has(name)))
        .map((names) => ({at: new Set(names.flatMap((name) => places.get(name) ?? [])), answers})),
    );
    // Who says more means that: "the installer does not start" is not "does not start".
    const most = meant.filter(
      ({at}) => !meant.some((other) => other.at.size > at.size && isWithin(at, other.at)),
    );
    // "No sound after an update", "since the update no sound": the update tells the circumstances.
    const after = typed.findIndex((word) => circumstances.has(word));
    const isTrouble = (place: number) => (after > 0 ? place < after : place > circumstanceWords);
    const troubles = most.filter(({at}) => after !== -1 && [...at].every(isTrouble));
    const kept = troubles.length > 0 ? troubles : most;
    return {
      stems: new Set(kept.flatMap(({at}) => [...at].map((place) => stemOf(typed[place] ?? '')))),
      answers: new Set(kept.flatMap(({answers}) => answers)),
    };
  };
}

function isWithin(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return [...some].every((each) => others.has(each));
}
