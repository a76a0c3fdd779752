import type {SearchRecord} from '../record';
import {bitsOf, lookCloselyAt} from './close-look';
import {conceptsOf} from './concepts';
import {writtenOut} from './contractions';
import {evidenceOf, type Evidence} from './evidence';
import {namingOf} from './names';
import type {SiteIndex} from './site-index';

/** A section that answers a query. */
export interface Match {
  /** The record of the section that answers best. */
  record: SearchRecord;
  /** The address of its page. */
  page: string;
  score: number;
  /** The terms of the index that matched, of each word of the query. */
  terms: readonly (readonly string[])[];
}

/** What decides the order, set by measuring (`npm run search:eval`). */
const weights = {
  /** Exponents: how much the page as a whole decides, and how much all words come before some, … */
  pageScore: 1.2,
  pageCoverage: 4,
  sectionCoverage: 2.5,
  /** … and how much a page has of it: its sections, each by its coverage to the power of `full`. */
  breadth: {exponent: 0.6, full: 4},
  /** How much more a page counts that the query calls by its name, and one whose name it begins. */
  named: 1,
  begun: 3,
  /** A page with less of the query's information than this in one place is no answer, … */
  floor: 0.55,
  /** … where being called by its name counts for this much. */
  namedFloor: 0.2,
  /** The information of what no page has, as a share of what the rarest word could carry. */
  unknownWord: 0.4,
  unknownNumber: 0.1,
  /** So many of the best matches are looked at closely. */
  closeLooks: 60,
} as const;

/** What is known of a page for one query. */
interface Candidate extends Evidence {
  /** The best coverage of a section. */
  bestPlace: number;
  breadth: number;
  factor: number;
}

/** Finds the sections that answer a query, best first. */
export function rank(typed: string, index: SiteIndex): Match[] {
  const query = writtenOut(typed);
  const concepts = conceptsOf(query, index);
  const onPages = concepts.map(({terms}) => index.pageIndex.find(terms));
  const inSections = concepts.map(({terms}) => index.sectionIndex.find(terms));
  const information = onPages.map(({length}, place) => {
    const isNumber = /^\d+$/.test(concepts[place]?.word ?? '');
    const unknown = isNumber ? weights.unknownNumber : weights.unknownWord;
    return index.informationOfCount(length) * (length === 0 ? unknown : 1);
  });

  const candidates = new Map<number, Candidate>();
  for (const [number, evidence] of evidenceOf(onPages, information)) {
    const {names = [], weight = 1} = index.pages[number] ?? {};
    const {share, isBegun} = namingOf(names, query, concepts);
    candidates.set(number, {
      ...evidence,
      bestPlace: weights.namedFloor * share,
      breadth: 0,
      factor: (1 + weights.named * share) * (isBegun ? 1 + weights.begun : 1) * weight,
    });
  }
  const found = [...evidenceOf(inSections, information)].flatMap(([number, evidence]) => {
    const {section, page: place} = index.sections[number] ?? {};
    const page = place === undefined ? undefined : candidates.get(place);
    return section && page ? [{section, page, evidence}] : [];
  });
  const best = {score: 0, breadth: 0};
  const places = new Map<Candidate, number>();
  for (const {page, evidence} of found) {
    places.set(page, Math.max(evidence.coverage, places.get(page) ?? 0));
    page.breadth += evidence.coverage ** weights.breadth.full;
    best.breadth = Math.max(best.breadth, page.breadth);
    best.score = Math.max(best.score, page.score);
  }
  places.forEach((place, page) => (page.bestPlace += place));
  const bits = bitsOf(concepts);

  return found
    .filter(({page}) => page.bestPlace >= weights.floor)
    .map(({section, page, evidence: {score, coverage, terms}}) => ({
      section,
      terms,
      score:
        score *
        coverage ** weights.sectionCoverage *
        page.coverage ** weights.pageCoverage *
        (page.score / best.score) ** weights.pageScore *
        (page.breadth / best.breadth) ** weights.breadth.exponent *
        page.factor,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({section, score, terms}, place): Match => {
      const {record, factor} =
        place < weights.closeLooks
          ? lookCloselyAt(section, bits, concepts.length, index.lexicon.termsOf)
          : {record: section.records[0], factor: 1};
      return {record, page: section.page, score: score * factor, terms};
    })
    .sort((a, b) => b.score - a.score || a.record.weight.position - b.record.weight.position);
}

/** The words that a reader sees marked for the terms that matched. */
export function shownTermsOf(terms: Match['terms'], {synonyms, lexicon}: SiteIndex): Set<string> {
  return new Set(
    terms
      .flat()
      .flatMap((term) =>
        synonyms.isGroup(term) ? synonyms.termsOf(term) : [term, ...lexicon.partsOf(term)],
      ),
  );
}
