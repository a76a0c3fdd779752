import type {Closeness} from '../core/client';
import type {Match} from './ranking';
import {minWords} from './similar-wordings';
import type {SiteIndex} from './site-index';
import {namesOf} from './title-match';
import {weights} from './weights';

/** The best match of a query. */
export interface BestMatch extends Pick<
  Match,
  'indexed' | 'coverage' | 'score' | 'factors' | 'quoted'
> {
  /** The score of the best match on another page. */
  rival?: number;
}

/** A query, and what is known of its words. */
export interface JudgedQuery {
  /** As it is typed, since wordings are not expanded either. */
  text: string;
  /** How many words it has. */
  words: number;
  /** Whether no page has one of its telling words, which may be the name of a program. */
  lacksWord: boolean;
}

/** What is known of how well the best match fits a query. */
export interface Judgement {
  /** How well it fits, if it is not surely about all of the query. */
  closeness: Closeness | undefined;
  /** The question that no page answers, as folded words, if the match is in doubt because of it. */
  unanswered?: string;
}

/**
 * Judges how surely the best match of a query is about all of it. The score tells most; the rest is
 * whether another page is nearly as good, how much of the query is missing, and whether people have
 * asked like that for this section or in vain. A short query is too short for a high score: there, its
 * words tell. A section that quotes the query is sure whatever else people ask, and so is one that explains
 * a message which the query has.
 */
export function judge(
  {text, words, lacksWord}: JudgedQuery,
  best: BestMatch,
  {sections, wordingIndex}: Pick<SiteIndex, 'sections' | 'wordingIndex'>,
): Judgement {
  const {own, unanswered, unknown, short} = weights.closeness;
  if (isQuoted(best) || (words <= short.words && best.coverage >= short.coverage)) {
    return {closeness: undefined};
  }
  const evidence = evidenceOf(best) - (lacksWord ? unknown : 0);
  if (words < minWords) {
    return {closeness: closenessFor(evidence)};
  }
  const closest = wordingIndex.closest(namesOf([text]).flatMap(({terms}) => terms));
  const asked = evidence + own * (closest.sections.get(sections.indexOf(best.indexed)) ?? 0);
  const closeness = closenessFor(asked - unanswered * (closest.unanswered?.resemblance ?? 0));
  const isInVain = closeness !== closenessFor(asked);
  return {
    closeness,
    ...(isInVain && {unanswered: closest.unanswered?.question}),
  };
}

function closenessFor(evidence: number): Closeness | undefined {
  const {near, sure} = weights.closeness;
  if (evidence >= sure) {
    return undefined;
  }
  return evidence >= near ? 'near' : 'partial';
}

/** What a match itself tells, in the unit of the logarithm of a score. */
function evidenceOf({coverage, score, rival = 0}: BestMatch): number {
  const {lead, missing} = weights.closeness;
  return (
    Math.log(score) +
    lead.weight * Math.min(lead.most, Math.log(score / rival)) -
    missing * (1 - coverage)
  );
}

/** Whether a section has a query as good as word for word, in one text, or a query has its message. */
function isQuoted({coverage, factors, quoted = 0}: BestMatch): boolean {
  const least = weights.closeness.quoted;
  const isInText = coverage >= least.coverage && (factors['best text'] ?? 1) >= least.bestText;
  return isInText || quoted >= least.message;
}
