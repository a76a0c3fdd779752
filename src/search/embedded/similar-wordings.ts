import {sumOf} from './information';
import type {Name} from './title-match';
import type {ExpandedWord} from './vocabulary';

/** Which sections and pages the wordings like a query lead to. */
export interface SimilarWordings {
  /** The share of each section in the resemblance of all wordings, from 0 to 1, by its number. */
  sections: ReadonlyMap<number, number>;
  /** The same for pages. */
  pages: ReadonlyMap<number, number>;
}

/** How much a query resembles what people have asked, from 0 to 1. */
export interface ClosestWordings {
  /** The resemblance to the closest wording of each section, by its number. */
  sections: ReadonlyMap<number, number>;
  /** The closest question that no page answers, as folded words, and the resemblance to it. */
  unanswered?: {question: string; resemblance: number};
}

/** The wordings of sections, to be found by a query. */
export interface WordingIndex {
  /**
   * Adds the wordings of a section. All must be added before the first query.
   *
   * @param section the number of the section
   * @param page the number of its page
   */
  add: (section: number, page: number, names: readonly Name[]) => void;
  /**
   * Adds questions that no page answers, after the wordings of all sections. A query like one of them
   * probably has no answer either. They lead nowhere, but take their share in `find`.
   */
  addUnanswered: (names: readonly Name[]) => void;
  /** Finds the wordings that are like a query. */
  find: (query: readonly ExpandedWord[]) => SimilarWordings;
  /**
   * Finds the wordings that are most like a query.
   *
   * @param terms the terms of the query as it is typed: unlike expanded words, they may be in unanswered
   *   questions alone
   */
  closest: (terms: readonly string[]) => ClosestWordings;
}

/** What people asked or pasted, as a vector of terms. */
interface Wording {
  /** Its folded words. */
  text: string;
  terms: ReadonlySet<string>;
  /** The length of the vector, once a query has asked for it. */
  norm?: number;
  /** The sections that it leads to, and their pages; none if no page answers it. */
  sections: Set<number>;
  pages: Set<number>;
}

interface Resemblance {
  wording: Wording;
  /** From 0 to 1. */
  resemblance: number;
}

/** How many words a query has at least: a shorter one names something, and has no neighbors. */
export const minWords = 4;

/** The resemblance that counts as much as that of all wordings, so that a faint one is no proof. */
const doubt = 1;

/**
 * Creates an index of wordings, to classify a query by its nearest neighbors: many questions that are a
 * little like it tell the page that people with such words need, even if no one is close. The
 * resemblance is the square of the cosine of two vectors, in which a term counts by its inverse
 * document frequency among the wordings.
 */
export function createWordingIndex(): WordingIndex {
  const wordings = new Map<string, Wording>();
  const postings = new Map<string, Wording[]>();
  const idfOf = (term: string) => Math.log(1 + wordings.size / (postings.get(term)?.length ?? 1));
  const normOf = (terms: Iterable<string>) =>
    Math.sqrt(sumOf([...terms].map((term) => idfOf(term) ** 2)));

  function create(text: string, terms: ReadonlySet<string>): Wording {
    const wording = {text, terms, sections: new Set<number>(), pages: new Set<number>()};
    wordings.set(text, wording);
    for (const term of terms) {
      const others = postings.get(term);
      if (others) {
        others.push(wording);
      } else {
        postings.set(term, [wording]);
      }
    }
    return wording;
  }

  /** Returns the product of a word of a query with each wording that has it. */
  function productsOf({terms}: ExpandedWord): Map<Wording, number> {
    const products = new Map<Wording, number>();
    for (const [term, weight] of terms) {
      const product = weight * idfOf(term) ** 2;
      for (const wording of postings.get(term) ?? []) {
        products.set(wording, Math.max(product, products.get(wording) ?? 0));
      }
    }
    return products;
  }

  /** Returns the resemblance of each wording that has a word of a query. */
  function resemblancesOf(query: readonly ExpandedWord[]): Resemblance[] {
    const products = new Map<Wording, number>();
    for (const word of query) {
      for (const [wording, product] of productsOf(word)) {
        products.set(wording, product + (products.get(wording) ?? 0));
      }
    }
    const norm = normOf(query.map(({word}) => word));
    return [...products].map(([wording, product]) => {
      wording.norm ??= normOf(wording.terms);
      return {wording, resemblance: (product / norm / wording.norm) ** 2};
    });
  }

  const addIfNew = ({text, terms}: Name) => wordings.get(text) ?? create(text, new Set(terms));

  return {
    add(section, page, names) {
      for (const name of names) {
        const wording = addIfNew(name);
        wording.sections.add(section);
        wording.pages.add(page);
      }
    },
    addUnanswered(names) {
      names.forEach(addIfNew);
    },
    find(query) {
      const resemblances = resemblancesOf(query.length < minWords ? [] : query);
      const total = doubt + sumOf(resemblances.map(({resemblance}) => resemblance));
      const shares = {sections: new Map<number, number>(), pages: new Map<number, number>()};
      for (const {wording, resemblance} of resemblances) {
        divide(resemblance / total, wording.sections, shares.sections);
        divide(resemblance / total, wording.pages, shares.pages);
      }
      return shares;
    },
    closest(terms) {
      const query = [...new Set(terms)].map((word) => ({word, terms: new Map([[word, 1]])}));
      const sections = new Map<number, number>();
      let unanswered: ClosestWordings['unanswered'];
      for (const {wording, resemblance} of resemblancesOf(query)) {
        if (wording.sections.size === 0 && resemblance > (unanswered?.resemblance ?? 0)) {
          unanswered = {question: wording.text, resemblance};
        }
        for (const section of wording.sections) {
          sections.set(section, Math.max(resemblance, sections.get(section) ?? 0));
        }
      }
      return {sections, ...(unanswered && {unanswered})};
    },
  };
}

/** Divides a share among the sections or pages that a wording leads to. */
function divide(share: number, among: ReadonlySet<number>, shares: Map<number, number>): void {
  among.forEach((number) => shares.set(number, (shares.get(number) ?? 0) + share / among.size));
}
