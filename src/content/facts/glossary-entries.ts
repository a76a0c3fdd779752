import entries from './glossary.json';

/** A word that the documentation uses with a special meaning. */
export interface GlossaryEntry {
  /** The word as a list shows it. */
  term: string;
  /** Other forms of the word that pages use. */
  forms: readonly string[];
  /** One or two sentences of plain text. */
  definition: string;
  /** The page or section with more information, as a path on this site. */
  more?: {title: string; path: string};
}

/**
 * The glossary, in alphabetical order; its schema is in glossary-schema.ts. The page is
 * docs/reference/glossary.mdx, and `<Term>` shows a definition where the word is used.
 */
export const glossary: readonly GlossaryEntry[] = entries;

/** Returns the entry for a word in any of its forms, or undefined. */
export function glossaryEntryOf(word: string): GlossaryEntry | undefined {
  const wanted = word.replace(/\s+/g, ' ').trim().toLowerCase();
  return glossary.find(({term, forms}) =>
    [term, ...forms].some((form) => form.toLowerCase() === wanted),
  );
}
