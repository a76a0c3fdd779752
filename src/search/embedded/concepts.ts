import type {Lexicon} from './lexicon';
import {stemOf} from './stem';
import type {Synonyms} from './synonyms';
import {joined, queryWordsOf} from './terms';
import {expand, type Expansions} from './vocabulary';

/** One thing that a query asks for: a word, with every term of the index that stands for it. */
export interface Concept {
  word: string;
  /** Terms, each with how far to trust it (0 to 1). */
  terms: Map<string, number>;
}

const trust = {whole: 1, pair: 0.8, synonym: 0.5} as const;

/** More ways to go on from a word tell nothing. */
const mostTerms = 60;

interface Index {
  lexicon: Lexicon;
  synonyms: Synonyms;
  vocabulary: readonly string[];
  known: ReadonlySet<string>;
  /** How much a term tells: the rarer, the more. */
  informationOf: (term: string) => number;
}

/** Reads a query as concepts over the terms of an index. */
export function conceptsOf(query: string, index: Index): Concept[] {
  const {lexicon, synonyms, vocabulary, known} = index;
  const words = queryWordsOf(query);
  const stems = words.map(({word}) => stemOf(word));
  /** Keeps the most common terms, and lets none count for more than the word itself by being rare. */
  function leveled(found: Expansions, stem: string): Map<string, number> {
    const kept = [...found]
      .map(([term, weight]) => ({term, weight, tells: index.informationOf(term)}))
      .sort((a, b) => b.weight - a.weight || a.tells - b.tells)
      .slice(0, mostTerms);
    const most = found.has(stem)
      ? index.informationOf(stem)
      : Math.min(...kept.map(({tells}) => tells));
    return new Map(kept.map(({term, weight, tells}) => [term, weight * Math.min(1, most / tells)]));
  }

  const concepts = words.map(({word, isLast}, index): Concept => {
    const stem = stems[index] ?? word;
    const found = expand(word, stem, vocabulary, known, isLast);
    return {word: stem, terms: leveled(found, stem)};
  });
  const accept = (start: number, length: number, term: string, weight: number) => {
    for (const {terms} of concepts.slice(start, start + length)) {
      terms.set(term, Math.max(weight, terms.get(term) ?? 0));
    }
  };

  words.forEach(({chunk}, start) => {
    if (words[start - 1]?.chunk !== chunk) {
      const length = words.filter((other) => other.chunk === chunk).length;
      const whole = joined(stems.slice(start, start + length));
      const raw = joined(words.slice(start, start + length).map(({word}) => word));
      if (length > 1) {
        const isLast = words[start + length - 1]?.isLast ?? false;
        for (const [term, weight] of expand(raw, whole, vocabulary, known, isLast)) {
          accept(start, length, term, trust.whole * weight);
        }
      }
    }
    const next = words[start + 1];
    if (next && next.chunk !== chunk && lexicon.has(joined(stems.slice(start, start + 2)))) {
      accept(start, 2, joined(stems.slice(start, start + 2)), trust.pair);
    }
  });
  for (const {group, start, length} of synonyms.find(stems)) {
    accept(start, length, group, trust.synonym);
  }
  return concepts;
}
