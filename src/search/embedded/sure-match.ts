import type {Match} from './ranking';
import type {SiteIndex} from './site-index';
import {namesOf} from './title-match';
import {weights} from './weights';

/**
 * Whether a match is surely about all of a query. The score tells that better than the words that are
 * missing, since the best section often has other words for them. Only a short query is too short for
 * a high score, and there its words tell. So does a wording that is most of it. What answers an intent
 * may lack half of the words, and no page has more than the telling part of a long message.
 *
 * @param query how many words it has, and whether it is a long message
 */
export function isSure(
  {coverage, score, factors}: Pick<Match, 'coverage' | 'score' | 'factors'>,
  {words, isLong}: {words: number; isLong: boolean},
): boolean {
  const {minScore, short, askedAs, answer, quote} = weights.sure;
  const isAnswer = (factors.intent ?? 1) > 1;
  const isQuote = isLong && (factors['best text'] ?? 1) >= quote.bestText;
  return (
    score >= minScore ||
    (words <= short.words && coverage >= short.coverage) ||
    (factors['asked as'] ?? 1) >= askedAs ||
    (isAnswer && coverage >= answer) ||
    (isQuote && coverage >= quote.coverage)
  );
}

/** Whether a section has a query as good as word for word, in one text. */
export function isQuoted({coverage, factors}: Pick<Match, 'coverage' | 'factors'>): boolean {
  const {quoted} = weights.sure;
  return coverage >= quoted.coverage && (factors['best text'] ?? 1) >= quoted.bestText;
}

/**
 * Returns the unanswered question that a query is closer to than to the wordings of the section that
 * was found, if there is one. Such a query shares its words with the section, so a high score does not
 * mean that the section answers it.
 *
 * @param query as it is typed, since wordings are not expanded either
 */
export function unansweredLike(
  query: string,
  {indexed, factors}: Pick<Match, 'indexed' | 'factors'>,
  {sections, wordingIndex}: Pick<SiteIndex, 'sections' | 'wordingIndex'>,
): string | undefined {
  const {least, relative, certain, answered} = weights.unanswered;
  const isAnswered = (factors.intent ?? 1) >= answered.intent;
  const closest = wordingIndex.closest(namesOf([query]).flatMap(({terms}) => terms));
  const own = closest.sections.get(sections.indexOf(indexed)) ?? 0;
  const {unanswered} = closest;
  const isCloser =
    (unanswered?.resemblance ?? 0) > Math.max(isAnswered ? answered.least : least, relative * own);
  return own < certain && isCloser ? unanswered?.question : undefined;
}
