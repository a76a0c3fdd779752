// cspell:words secureboot changehostname
import {expandContractions} from './contractions';
import {saysLittle} from './english';
import type {SiteIndex} from './site-index';
import {stemOf} from './stem';
import {joinCompound, parseQuery, type QueryWord} from './terms';
import {expand, type ExpandedWord, type Expansions} from './vocabulary';

const weights = {compound: 1, pair: 0.8, synonym: 0.5} as const;

/** The maximum number of expansions of a word; one with more is too vague for them to help. */
const maxExpansions = 60;

/** The minimum length of the parts into which a word is split. */
const minPartLength = 3;

/**
 * The minimum length of a word after others that counts while the reader types it. One or two letters
 * say little, and each would bring another page to the top.
 */
const minTypedLength = 3;

/** The same for one that texts have, if only function words are before it: "my pc". */
const minKnownLength = 2;

/** Expands the words of a query to the terms of an index. */
export function expandQuery(query: string, index: SiteIndex): ExpandedWord[] {
  const {lexicon, synonyms, vocabulary} = index;
  const typed = typedWords(query, index);
  const words = typed.flatMap((word) => splitUnknown(word, index, typed.length === 1));
  const stems = words.map(({word}) => stemOf(word));
  const expanded = words.map(({word, isIncomplete}, position): ExpandedWord => {
    const stem = stems[position] ?? word;
    const isSynonym = synonyms.has(stem) && !vocabulary.has(stem);
    const expansions = isSynonym ? new Map() : expand(word, stem, vocabulary, isIncomplete);
    return {word: stem, terms: limited(expansions, stem, index)};
  });
  const addExpansion = (start: number, length: number, term: string, weight: number) => {
    for (const {terms} of expanded.slice(start, start + length)) {
      terms.set(term, Math.max(weight, terms.get(term) ?? 0));
    }
  };

  words.forEach(({chunk}, start) => {
    if (words[start - 1]?.chunk !== chunk) {
      const length = words.filter((other) => other.chunk === chunk).length;
      const compound = joinCompound(stems.slice(start, start + length));
      const raw = joinCompound(words.slice(start, start + length).map(({word}) => word));
      if (length > 1) {
        const isIncomplete = words[start + length - 1]?.isIncomplete ?? false;
        for (const [term, weight] of expand(raw, compound, vocabulary, isIncomplete)) {
          addExpansion(start, length, term, weights.compound * weight);
        }
      }
    }
    const next = words[start + 1];
    const pair = joinCompound(stems.slice(start, start + 2));
    if (next && next.chunk !== chunk && lexicon.has(pair)) {
      addExpansion(start, 2, pair, weights.pair);
    }
  });
  for (const {group, start, length} of synonyms.find(stems)) {
    addExpansion(start, length, group, weights.synonym);
  }
  return withoutRepetition(expanded);
}

/**
 * Keeps the first of the words that a query repeats, as messages do, with the terms of all: to say a
 * thing twice does not make it matter twice.
 */
function withoutRepetition(expanded: readonly ExpandedWord[]): ExpandedWord[] {
  const words = new Map<string, ExpandedWord>();
  for (const {word, terms} of expanded) {
    const first = words.get(word);
    if (first) {
      terms.forEach((weight, term) =>
        first.terms.set(term, Math.max(weight, first.terms.get(term) ?? 0)),
      );
    } else {
      words.set(word, {word, terms});
    }
  }
  return [...words.values()];
}

/**
 * Returns the words of a query, without the last one until enough of it is typed. Words like "what is
 * the" are searched for until then.
 */
function typedWords(query: string, index: SiteIndex): QueryWord[] {
  const words = parseQuery(query);
  const typed = words.filter((word, position) => isTypedEnough(word, position, index));
  return typed.length > 0 ? typed : parseQuery(query.replace(/\S+$/u, ''));
}

/** Whether a word is complete, or enough of it to be searched for. The first of a query always is. */
function isTypedEnough(
  {word, chunk, isIncomplete}: QueryWord,
  position: number,
  {lexicon}: SiteIndex,
): boolean {
  // So is the second part of a name like `rpm-ostree`.
  const isFirst = chunk === 0 && position < 2;
  const minLength = position === 0 && lexicon.words.has(word) ? minKnownLength : minTypedLength;
  return !isIncomplete || isFirst || word.length >= minLength;
}

/** Keeps the most common terms. None may score higher than the word itself because it is rarer. */
function limited(expansions: Expansions, stem: string, {idfOf}: SiteIndex): Map<string, number> {
  const kept = [...expansions]
    .map(([term, weight]) => ({term, weight, idf: idfOf(term)}))
    .sort((a, b) => b.weight - a.weight || a.idf - b.idf)
    .slice(0, maxExpansions);
  const maxIdf = expansions.has(stem) ? idfOf(stem) : Math.min(...kept.map(({idf}) => idf));
  return new Map(kept.map(({term, weight, idf}) => [term, weight * Math.min(1, maxIdf / idf)]));
}

/**
 * Splits a word that no text contains into two that a text has side by side: "secureboot". If it is the
 * whole query, two words that texts have anywhere are better than no result: "changehostname".
 */
function splitUnknown(
  queryWord: QueryWord,
  {lexicon, synonyms, vocabulary}: SiteIndex,
  isAlone: boolean,
): QueryWord[] {
  const {word, isIncomplete} = queryWord;
  const stem = stemOf(word);
  if (
    word.length < 2 * minPartLength ||
    synonyms.has(stem) ||
    expand(word, stem, vocabulary, isIncomplete).size > 0
  ) {
    return [queryWord];
  }
  const splits = Array.from({length: word.length - 2 * minPartLength + 1}, (_, offset) => {
    const end = minPartLength + offset;
    return [word.slice(0, end), word.slice(end)] as const;
    // "whatsapp" is not what an app is.
  }).filter((parts) => parts.every((part) => !saysLittle(stemOf(expandContractions(part)))));
  const split =
    splits.find(([first, second]) => lexicon.hasPair(stemOf(first), stemOf(second))) ??
    (isAlone
      ? splits.find((parts) => parts.every((part) => vocabulary.words.has(part)))
      : undefined);
  return split
    ? [
        {...queryWord, word: split[0], isIncomplete: false},
        {...queryWord, word: split[1]},
      ]
    : [queryWord];
}
