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

/** Finds the wordings that are like a query. */
export type FindSimilarWordings = (query: readonly ExpandedWord[]) => SimilarWordings;

/** A section with the words by which people ask for it. */
interface AskedSection {
  /** The number of its page. */
  page: number;
  names: readonly Name[];
}

/** What people asked or pasted, as a vector of terms. */
interface Wording {
  terms: ReadonlySet<string>;
  /** The sections that it leads to, and their pages. */
  sections: Set<number>;
  pages: Set<number>;
}

/** How many words a query has at least: a shorter one names something, and has no neighbors. */
const minWords = 4;

/** The resemblance that counts as much as that of all wordings, so that a faint one is no proof. */
const doubt = 1;

/**
 * Indexes the wordings of sections, to classify a query by its nearest neighbors: many questions that
 * are a little like it tell the page that people with such words need, even if no one is close. The
 * resemblance is the square of the cosine of two vectors, in which a term counts by its inverse
 * document frequency among the wordings.
 */
export function createSimilarWordings(sections: readonly AskedSection[]): FindSimilarWordings {
  const wordings = wordingsOf(sections);
  const postings = new Map<string, Wording[]>();
  for (const wording of wordings) {
    for (const term of wording.terms) {
      const others = postings.get(term);
      if (others) {
        others.push(wording);
      } else {
        postings.set(term, [wording]);
      }
    }
  }
  const idfOf = (term: string) => Math.log(1 + wordings.length / (postings.get(term)?.length ?? 1));
  const norms = new Map(
    wordings.map((wording) => [wording, normOf([...wording.terms].map(idfOf))]),
  );

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

  return (query) => {
    const products = new Map<Wording, number>();
    for (const word of query.length < minWords ? [] : query) {
      for (const [wording, product] of productsOf(word)) {
        products.set(wording, product + (products.get(wording) ?? 0));
      }
    }
    const norm = normOf(query.map(({word}) => idfOf(word)));
    const resemblances = [...products].map(([wording, product]) => ({
      wording,
      resemblance: (product / norm / (norms.get(wording) ?? 1)) ** 2,
    }));
    const total = doubt + sumOf(resemblances.map(({resemblance}) => resemblance));
    const shares = {sections: new Map<number, number>(), pages: new Map<number, number>()};
    for (const {wording, resemblance} of resemblances) {
      divide(resemblance / total, wording.sections, shares.sections);
      divide(resemblance / total, wording.pages, shares.pages);
    }
    return shares;
  };
}

/** Returns the different wordings of all sections. */
function wordingsOf(sections: readonly AskedSection[]): Wording[] {
  const wordings = new Map<string, Wording>();
  sections.forEach(({page, names}, section) => {
    for (const {text, terms} of names) {
      const wording = wordings.get(text);
      if (wording) {
        wording.sections.add(section);
        wording.pages.add(page);
      } else {
        wordings.set(text, {
          terms: new Set(terms),
          sections: new Set([section]),
          pages: new Set([page]),
        });
      }
    }
  });
  return [...wordings.values()];
}

/** Divides a share among the sections or pages that a wording leads to. */
function divide(share: number, among: ReadonlySet<number>, shares: Map<number, number>): void {
  among.forEach((number) => shares.set(number, (shares.get(number) ?? 0) + share / among.size));
}

function normOf(values: readonly number[]): number {
  return Math.sqrt(sumOf(values.map((value) => value ** 2)));
}
