/** The heading levels of DocSearch, from the group of a page (lvl0) down to `######` (lvl6). */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** The facet for the groups of pages: the sidebar categories, and the blog. */
export const sectionFacet = 'hierarchy.lvl0';

/** The headings above a record: lvl0 is the sidebar category, lvl1 the page's title. */
export type Hierarchy = Record<Level, string | null>;

/** The type of a record: a heading, or a block of text below it. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** The rank of a page whose hits have full weight. */
export const defaultRank = 100;

/**
 * One searchable unit of the site, in the format of DocSearch's records. The build writes records,
 * the embedded engine and Algolia search them, and the results list shows them.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  /** Unique in the index, and stable as long as the structure of the page is. */
  objectID: string;
  /** Path of the page with the anchor of the heading, for example `/guides/vpn#tailscale`. */
  url: string;
  /** The heading's id; empty for the page itself. */
  anchor: string;
  type: RecordType;
  /**
   * The text of a content record; null for a heading. In a code block, each line ends with a line
   * feed. Any other text is one line without a line feed.
   */
  content: string | null;
  hierarchy: Hierarchy;
  /**
   * Words by which readers may look for the page or the section although it does not contain them,
   * from front matter and `asked as` comments.
   */
  keywords?: readonly string[];
  /** The name of a page in the sidebar, if it is not its title; only in the record of the page. */
  label?: string;
  /** Texts of other sections that link to this one. */
  contexts?: readonly string[];
  /** Whether its text is a message or names that lead to the section, which the page does not show. */
  isMessage?: true;
  /** Language of the page, a BCP 47 tag. */
  language: string;
  /** The part of the site that the page belongs to: `docs-default-current`, or `default` (blog). */
  docusaurus_tag: string;
  version: string;
  weight: {
    /** The weight of the hits of the page: `defaultRank`, or less for lists and news. */
    pageRank: number;
    /** 100 for a page, 10 less for each heading level below it, 0 for text. */
    level: number;
    /** Grows from each record of the page to the next. */
    position: number;
  };
}

/** The attributes that a results list needs, with their names in search requests (SPEC §7). */
export const retrievedAttributes = [
  ...levels.map((level) => `hierarchy.${level}` as const),
  'content',
  'type',
  'url',
] as const;

/** Whether the text of a record is a code block, which its line feeds reveal. */
export function isCode(content: string | null): boolean {
  return content?.endsWith('\n') ?? false;
}
