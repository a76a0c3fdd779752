import {sumOf} from './information';
import {isStopWord, tokenize} from './terms';
import {levels, type SearchRecord} from '../core/record';
import type {Section} from './documents';
import type {Synonyms} from './synonyms';
import {namesOf, type Name} from './title-match';
import type {ExpandedWord} from './vocabulary';

/** The best record of a section, and the factor for the section's score. */
export interface RerankedSection {
  record: SearchRecord;
  factor: number;
  /** The largest share of the query's information that one record has, with the headings above it. */
  share: number;
}

/** The maximum boosts of a record. */
const boosts = {
  /** For the level of its heading; a page's title has the highest. */
  level: 0.8,
  /** For a heading that consists of nothing but words of the query. */
  heading: 0.3,
  /** For words that are adjacent as in the query. */
  proximity: 4,
  /** For the paths of the query, as they are written. */
  path: 5,
  /** For a row of a table whose first cell the query names; others only mention some of its words. */
  rowName: 0.6,
} as const;

/** The terms of a record as readers see it, in their order. */
interface RecordTerms {
  /** The terms of its heading. */
  title: readonly string[];
  /** The terms of its text, or of its heading if it has no text. */
  text: readonly string[];
  /** The terms of all headings that are shown with it. */
  headings: readonly string[];
  /** The terms of the names in its first cell, if it is a row of a table. */
  rowNames: readonly (readonly string[])[];
}

/** The positions in the query of the words for which each term stands. */
export type WordPositions = ReadonlyMap<string, readonly number[]>;

/** Finds the words of a query by their terms, and by single words that mean the same. */
export function wordPositionsOf(
  expanded: readonly ExpandedWord[],
  synonyms: Synonyms,
): WordPositions {
  const positions = new Map<string, number[]>();
  expanded.forEach(({terms}, position) => {
    const written = [...terms.keys()].flatMap((term) => [term, ...synonyms.singleWordsOf(term)]);
    for (const term of new Set(written)) {
      positions.set(term, [...(positions.get(term) ?? []), position]);
    }
  });
  return positions;
}

const termsOfRecords = new WeakMap<SearchRecord, RecordTerms>();

function termsOfRecord(
  record: SearchRecord,
  termsOf: (text: string) => readonly string[],
): RecordTerms {
  let terms = termsOfRecords.get(record);
  if (!terms) {
    const {type, content, hierarchy} = record;
    const title = termsOf(hierarchy[type === 'content' ? 'lvl1' : type] ?? '');
    const text = content === null ? title : termsOf(content);
    const headings = levels.flatMap((level) => termsOf(hierarchy[level] ?? ''));
    const rowNames = (record.isMessage ? [] : namesInFirstCell(content))
      .map((name) => termsOf(name).filter((term) => !isStopWord(term)))
      .filter((name) => name.length > 0);
    terms = {title, text, headings, rowNames};
    termsOfRecords.set(record, terms);
  }
  return terms;
}

/** Returns what a row of a table is about: its first cell may have several names. */
function namesInFirstCell(content: string | null): string[] {
  const [first, ...others] = content?.split(' · ') ?? [];
  return first !== undefined && others.length > 0 ? first.split(', ') : [];
}

const rowNamesOfSections = new WeakMap<Section, readonly Name[]>();

/** Returns what the rows of a section's tables are about: the words of their first cells. */
export function rowNamesOf(section: Section): readonly Name[] {
  let names = rowNamesOfSections.get(section);
  if (!names) {
    names = namesOf(section.records.flatMap(({content}) => namesInFirstCell(content)));
    rowNamesOfSections.set(section, names);
  }
  return names;
}

/** The words of a query that a text has, by their positions in the query. */
interface FoundWords {
  all: Set<number>;
  /** Those that follow their predecessor. Stop words between them do not count. */
  adjacent: Set<number>;
}

function collect(terms: readonly string[], positions: WordPositions, found: FoundWords): void {
  let previous: readonly number[] = [];
  for (const term of terms) {
    const current = positions.get(term);
    if (current) {
      for (const position of current) {
        found.all.add(position);
        if (previous.includes(position - 1)) {
          found.adjacent.add(position);
        }
      }
      previous = current;
    } else if (!isStopWord(term)) {
      previous = [];
    }
  }
}

const path = /(?<![^\s"'(])(?:~|\/)?[\w.@+-]*(?:\/[\w.@+-]+)+/g;

/** A path in a query: its words alone, such as `run` and `media`, say little. */
export interface QueryPath {
  /** In lower case. */
  text: string;
  /** How many words of the query it has. */
  wordCount: number;
}

/** Finds the paths of a query that have several words. */
export function pathsOf(query: string): QueryPath[] {
  return (query.toLowerCase().match(path) ?? [])
    .map((text) => ({text, wordCount: tokenize(text).length}))
    .filter(({wordCount}) => wordCount > 1);
}

/**
 * Finds the best record of a section for a query.
 *
 * @param information what each word of the query says
 * @param given the positions of words that the section has whatever it says
 * @param paths {@link pathsOf} the query
 * @param termsOf returns the terms of a text, in their order
 */
export function rerankSection(
  {records}: Section,
  positions: WordPositions,
  information: readonly number[],
  given: readonly number[],
  paths: readonly QueryPath[],
  termsOf: (text: string) => readonly string[],
): RerankedSection {
  const wordCount = information.length;
  const total = sumOf(information);
  let best: (Omit<RerankedSection, 'share'> & {score: number}) | undefined;
  let share = 0;
  for (const record of records) {
    const {title, text, headings, rowNames} = termsOfRecord(record, termsOf);
    const found: FoundWords = {all: new Set(), adjacent: new Set()};
    collect(title, positions, found);
    collect(text, positions, found);
    headings.forEach((term) => positions.get(term)?.forEach((each) => found.all.add(each)));
    const words = new Set([...found.all, ...given]);
    share = Math.max(share, sumOf([...words].map((at) => information[at] ?? 0)) / total);
    const inTitle = title.filter((term) => positions.has(term)).length;
    const factor =
      (1 + (boosts.heading * inTitle) / Math.max(1, title.length)) *
      (1 + (boosts.proximity * found.adjacent.size) / Math.max(1, wordCount - 1)) *
      (1 + (boosts.path * wordsOfPaths(record, paths)) / Math.max(1, wordCount)) *
      (1 + (boosts.level * record.weight.level) / 100);
    const score =
      factor *
      (found.all.size / Math.max(1, wordCount)) ** 2 *
      (rowNames.some((name) => name.every((term) => positions.has(term))) ? 1 + boosts.rowName : 1);
    if (!best || score > best.score) {
      best = {record, factor, score};
    }
  }
  return {...(best ?? {record: records[0], factor: 1}), share};
}

/** Counts the words of the paths that the text of a record has as they are written. */
function wordsOfPaths({content}: SearchRecord, paths: readonly QueryPath[]): number {
  if (content === null || paths.length === 0) {
    return 0;
  }
  const text = content.toLowerCase();
  return paths
    .filter((each) => text.includes(each.text))
    .reduce((sum, {wordCount}) => sum + wordCount, 0);
}
