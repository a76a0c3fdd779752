import {pathsOf, rerankSection, rowNamesOf, type QueryPath, type WordPositions} from './rerank';
import type {Match} from './ranking';
import {shownFor} from './section-messages';
import type {NameMatch, NameMatcher} from './title-match';
import {weights} from './weights';

/** What the second stage of the ranking needs of a query. */
interface SecondStage {
  query: string;
  /** The words of the query, by the terms that stand for them. */
  positions: WordPositions;
  /** What each word of the query says. */
  information: readonly number[];
  /** The positions of the words that express an intent. */
  intentWords: readonly number[];
  matchNames: NameMatcher;
  /** Whether the query is the heading of a section. */
  isTopic: boolean;
  /** Returns the terms of a text, in their order. */
  termsOf: (text: string) => readonly string[];
  /** How many of the best matches are looked at closely. */
  depth: number;
}

/** A match before it is looked at closely. */
interface FirstStageMatch extends Match {
  /** Whether it answers an intent. */
  isAnswer: boolean;
  /** How well its wordings match the query. */
  asked: NameMatch;
}

/**
 * Scores the best matches by their single texts, which takes too long for all: by the words that
 * stand together, and by the rows of their tables.
 *
 * @param matches sorted by score
 */
export function secondStage(
  matches: readonly FirstStageMatch[],
  {isTopic, depth, ...stage}: SecondStage,
): Match[] {
  const paths = pathsOf(stage.query);
  return matches.map(({isAnswer, asked, ...match}, position) => {
    if (position >= depth) {
      return scored(match, {'words together': togetherFactor(0)});
    }
    const given = isAnswer ? stage.intentWords : [];
    const {record, factor, share} = rerank(match, given, paths, stage);
    const rows = isTopic ? [] : rowNamesOf(match.indexed.section);
    return scored(
      {...match, ...shownFor(match, record, stage.positions, stage.termsOf), bestText: record},
      {
        'words together': togetherFactor(Math.max(share, asked.share)),
        'best text': factor,
        'row of a table':
          1 + weights.row.boost * stage.matchNames(rows).overlap ** weights.row.exponent,
      },
    );
  });
}

function rerank(
  {indexed}: Match,
  given: readonly number[],
  paths: readonly QueryPath[],
  {positions, information, termsOf}: Pick<SecondStage, 'positions' | 'information' | 'termsOf'>,
) {
  return rerankSection(indexed.section, positions, information, given, paths, termsOf);
}

/**
 * The factor for the largest share of a query that one text has, with the headings above it, or one
 * wording. A long section has the words of many queries, each somewhere else.
 */
function togetherFactor(share: number): number {
  const {least, exponent} = weights.together;
  return (least + (1 - least) * share) ** exponent;
}

function scored(match: Match, factors: Readonly<Record<string, number>>): Match {
  return {
    ...match,
    score: Object.values(factors).reduce((product, factor) => product * factor, match.score),
    factors: {...match.factors, ...factors},
  };
}
