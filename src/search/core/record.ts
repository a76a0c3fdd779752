/** The heading levels of DocSearch, from the group of a page (lvl0) down to `######` (lvl6). */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** The headings above a record: lvl0 is the sidebar category, lvl1 the page's title. */
export type Hierarchy = Record<Level, string | null>;

/** What a record is: one heading, or one block of text below it. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** The rank of a page whose hits count in full. */
export const usualRank = 100;

/**
 * One findable place of the site, in the shape that DocSearch gives its records. The build writes
 * it, the embedded engine and Algolia search it, and the results list shows it.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  /** Unique in the index and stable while the page keeps its structure. */
  objectID: string;
  /** Path of the page with the anchor of the heading, for example `/guides/vpn#tailscale`. */
  url: string;
  /** The heading's id; empty for the page itself. */
  anchor: string;
  type: RecordType;
  /**
   * The text of a content record; null for a heading. A block of code keeps its lines, each ended by
   * a line feed; any other text is one line without one.
   */
  content: string | null;
  hierarchy: Hierarchy;
  /** The words by which readers may know the page though it does not use them (front matter). */
  keywords?: readonly string[];
  /** Language of the page, a BCP 47 tag. */
  language: string;
  /** Which part of the site the page belongs to: `docs-default-current`, or `default` (blog). */
  docusaurus_tag: string;
  version: string;
  weight: {
    /** How much the hits of the page count: `usualRank`, or less for lists and news. */
    pageRank: number;
    /** 100 for a page, 10 less for each heading level below it, 0 for text. */
    level: number;
    /** Where on the page the record stands, counted from 0. */
    position: number;
  };
}

/** The attributes that a results list needs, as named in a search request (SPEC §7). */
export const retrievedAttributes = [
  ...levels.map((level) => `hierarchy.${level}` as const),
  'content',
  'type',
  'url',
] as const;

/** Whether the text of a record is a block of code, as its line feeds tell. */
export function isCode(content: string | null): boolean {
  return content?.endsWith('\n') ?? false;
}
