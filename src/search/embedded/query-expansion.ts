// cspell:words secureboot
import type {SiteIndex} from './site-index';
import {stemOf} from './stem';
import {joined, queryWordsOf, type QueryWord} from './terms';
import {expand, type ExpandedWord, type Expansions} from './vocabulary';

const trust = {whole: 1, pair: 0.8, synonym: 0.5} as const;

/** A word with more expansions than this is too vague for the rest to help. */
const mostTerms = 60;

/** Letters of the parts of a word that is read as two. */
const shortestPart = 3;

/** Expands the words of a query to the terms of an index. */
export function expandQuery(query: string, index: SiteIndex): ExpandedWord[] {
  const {lexicon, synonyms, vocabulary} = index;
  const words = queryWordsOf(query).flatMap((word) => splitUnknown(word, index));
  const stems = words.map(({word}) => stemOf(word));
  const expanded = words.map(({word, isLast}, place): ExpandedWord => {
    const stem = stems[place] ?? word;
    const isSynonym = synonyms.has(stem) && !vocabulary.has(stem);
    const found = isSynonym ? new Map() : expand(word, stem, vocabulary, isLast);
    return {word: stem, terms: leveled(found, stem, index)};
  });
  const accept = (start: number, length: number, term: string, weight: number) => {
    for (const {terms} of expanded.slice(start, start + length)) {
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
        for (const [term, weight] of expand(raw, whole, vocabulary, isLast)) {
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
  return expanded;
}

/** Keeps the most common terms, and lets none count for more than the word itself by being rare. */
function leveled(found: Expansions, stem: string, {informationOf}: SiteIndex): Map<string, number> {
  const kept = [...found]
    .map(([term, weight]) => ({term, weight, tells: informationOf(term)}))
    .sort((a, b) => b.weight - a.weight || a.tells - b.tells)
    .slice(0, mostTerms);
  const most = found.has(stem) ? informationOf(stem) : Math.min(...kept.map(({tells}) => tells));
  return new Map(kept.map(({term, weight, tells}) => [term, weight * Math.min(1, most / tells)]));
}

/** A word that no text has is read as two that stand together in some text: "secureboot". */
function splitUnknown(entry: QueryWord, {lexicon, synonyms, vocabulary}: SiteIndex): QueryWord[] {
  const {word, isLast} = entry;
  const stem = stemOf(word);
  if (
    word.length < 2 * shortestPart ||
    synonyms.has(stem) ||
    expand(word, stem, vocabulary, isLast).size > 0
  ) {
    return [entry];
  }
  for (let place = shortestPart; place <= word.length - shortestPart; place++) {
    const parts = [word.slice(0, place), word.slice(place)] as const;
    if (lexicon.hasPair(stemOf(parts[0]), stemOf(parts[1]))) {
      return [
        {...entry, word: parts[0], isLast: false},
        {...entry, word: parts[1]},
      ];
    }
  }
  return [entry];
}
