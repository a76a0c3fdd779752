import {levels, type SearchRecord} from '../core/record';

/** The fields of a text index, with the weight of a match in each. */
export const fieldWeights = {
  title: 2,
  keywords: 3,
  summary: 1.5,
  headings: 2.2,
  path: 2,
  content: 1,
  contexts: 0.2,
  messages: 2,
} as const;

export type Field = keyof typeof fieldWeights;

export const fields = Object.keys(fieldWeights) as Field[];

/** A document to index: the texts of each field. */
export type Document = Record<Field, readonly string[]>;

/** The records of one URL: a heading, or the page itself, with the text below it. */
export interface Section {
  /** The URL of its page. */
  page: string;
  /** The record of the heading, then those of its text. */
  records: readonly [SearchRecord, ...SearchRecord[]];
}

const headingLevels = levels.slice(2);

function pageOf(record: SearchRecord): string {
  return record.url.split('#')[0] ?? record.url;
}

/** Groups records into sections, in the order of the records. */
export function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections = new Map<string, [SearchRecord, ...SearchRecord[]]>();
  for (const record of records) {
    const section = sections.get(record.url);
    if (section) {
      section.push(record);
    } else {
      sections.set(record.url, [record]);
    }
  }
  return [...sections.values()].map((members) => ({page: pageOf(members[0]), records: members}));
}

/** Creates the document of a section, from the headings above it and its text. */
export function documentOf({page, records}: Section): Document {
  const [{url, hierarchy, label, keywords = [], contexts = []}] = records;
  const isPage = url === page;
  const texts = records.flatMap(({content, isMessage}) => (isMessage ? [] : (content ?? [])));
  const messages = records.flatMap(({content, isMessage}) => (isMessage ? (content ?? []) : []));
  // The first text of a page is its description.
  const summaries = isPage ? 1 : 0;
  return {
    title: [hierarchy.lvl1 ?? [], label ?? []].flat(),
    keywords,
    summary: texts.slice(0, summaries),
    headings: headingLevels.flatMap((level) => hierarchy[level] ?? []),
    path: isPage ? [page] : [],
    content: texts.slice(summaries),
    contexts,
    messages,
  };
}

/** Creates the document of a page, from its sections, with each heading once. */
export function documentOfPage(sections: readonly Section[]): Document {
  const documents = sections.map(documentOf);
  const all = (field: Field) => documents.flatMap((document) => document[field]);
  return {
    title: documents[0]?.title ?? [],
    keywords: all('keywords'),
    summary: all('summary'),
    headings: documents.flatMap(({headings}) => headings.at(-1) ?? []),
    path: all('path'),
    content: all('content'),
    contexts: all('contexts'),
    messages: all('messages'),
  };
}
