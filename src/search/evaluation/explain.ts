import type {Background} from '../core/background';
import type {Closeness} from '../core/client';
import type {SearchRecord} from '../core/record';
import {documentOf, fields} from '../embedded/documents';
import {expandContractions} from '../embedded/contractions';
import intents from '../embedded/intents.json';
import {expandQuery} from '../embedded/query-expansion';
import {rank, type Match} from '../embedded/ranking';
import {createSiteIndex, type SiteIndex} from '../embedded/site-index';
import synonyms from '../embedded/synonyms.json';

/** How many of the first matches are explained. */
const explained = 5;

/** The maximum number of terms listed for a word; the others count less. */
const maxTerms = 5;

/**
 * Explains the ranking of a query, for writers: the terms for which its words stand, and for each of
 * the first matches the fields in which they are and the factors of its score.
 *
 * @returns lines for a terminal
 */
export function explain(
  records: readonly SearchRecord[],
  background: Background,
  query: string,
): string[] {
  const index = indexOf(records, background);
  const words = expandQuery(expandContractions(query), index);
  const {matches, closeness, unanswered} = rank(query, index);
  return [
    'Words, and the terms of the index they stand for:',
    ...words.map(({word, terms}) => {
      const found = [...terms]
        .slice(0, maxTerms)
        .map(([term, weight]) => `${nameOf(term, index)} × ${weight.toFixed(2)}`);
      return `  ${word}: ${found.join(', ') || 'on no page'}`;
    }),
    ...(closeness ? ['', reasonOf(closeness, unanswered)] : []),
    ...matches.slice(0, explained).flatMap((match) => ['', ...linesOf(match, index)]),
  ];
}

/** Says why the first match is in doubt. */
function reasonOf(closeness: Closeness, unanswered: string | undefined): string {
  const reason =
    unanswered === undefined
      ? 'No section surely has all of the query.'
      : `The query is like "${unanswered}", which no page answers.`;
  return `${reason} ${closeness === 'near' ? 'These come near it.' : 'These have a part of it.'}`;
}

function linesOf({record, score, factors, terms}: Match, index: SiteIndex): string[] {
  const section = index.sections.find(
    (each) => each.section.records[0].url === record.url,
  )?.section;
  const places = section
    ? fields.flatMap((field) => {
        const known = new Set(documentOf(section)[field].flatMap(index.lexicon.indexTermsOf));
        const found = new Set(terms.flat().filter((term) => known.has(term)));
        return found.size > 0
          ? [`  in ${field}: ${[...found].map((term) => nameOf(term, index)).join(', ')}`]
          : [];
      })
    : [];
  const product = Object.entries(factors)
    .filter(([, factor]) => factor !== 1)
    .map(([name, factor]) => `${name} ${factor.toPrecision(3)}`);
  return [record.url, ...places, `  ${product.join(' × ')} = ${score.toPrecision(3)}`];
}

/** Synonym groups have no name of their own. */
function nameOf(term: string, {synonyms: groups}: SiteIndex): string {
  return groups.isGroup(term) ? `synonyms (${groups.termsOf(term).join(', ')})` : term;
}

function indexOf(records: readonly SearchRecord[], background: Background): SiteIndex {
  const steps = createSiteIndex(records, synonyms, intents, background);
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}
