import {levels, type Hierarchy, type Level, type SearchRecord} from './record';

/** A heading of a page with the blocks of text that follow it, up to the next heading. */
export interface Section {
  /** 1 for the text before the first heading, which belongs to the title of the page. */
  depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** Empty for the page itself. */
  title: string;
  /** The id in the built page; empty for the page itself. */
  id: string;
  /** Other words by which people ask for it, which no page shows. */
  askedAs: readonly string[];
  blocks: readonly string[];
  /** Blocks of other sections with a link to this one: what the site says about it elsewhere. */
  contexts?: readonly string[];
  /** Questions of people that it answers, in their words. */
  questions?: readonly string[];
  /** Messages for which this section helps, each with its meaning: `NAME · MEANING`. */
  messages?: readonly string[];
}

/** The data that all records of a page share. */
export interface Page {
  /** Path of the page, for example `/guides/vpn`. */
  url: string;
  title: string;
  /** Its name in the sidebar, if that is another one. */
  label?: string;
  /** The page's own summary: the first text of its first record, if the texts are loaded. */
  description?: string;
  keywords: readonly string[];
  /** lvl0: the sidebar category, or a substitute for it. */
  group: string;
  /** The weight of its hits; 100 for a guide. */
  rank: number;
  language: string;
  tag: string;
  version: string;
  sections: readonly Section[];
}

const emptyHierarchy = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;

/** More than a section has records, so that each section has a range of positions of its own. */
const positionsOfSection = 1_000;

/**
 * Returns the records of a page: one for each heading and one for each block of text. The record of
 * a heading does not depend on whether the texts before it are loaded.
 */
export function recordsOf(page: Page): SearchRecord[] {
  const records: SearchRecord[] = [];
  let position = 0;
  let hierarchy: Hierarchy = {...emptyHierarchy, lvl0: page.group, lvl1: page.title};

  function add(
    section: Section,
    part: Pick<SearchRecord, 'type' | 'content' | 'keywords' | 'contexts' | 'label' | 'isMessage'>,
  ) {
    const level = part.type === 'content' ? 0 : 100 - 10 * (Number(part.type.slice(3)) - 1);
    records.push({
      objectID: `${page.url}#${position}`,
      url: section.id ? `${page.url}#${section.id}` : page.url,
      anchor: section.id,
      ...part,
      hierarchy,
      language: page.language,
      docusaurus_tag: page.tag,
      version: page.version,
      weight: {pageRank: page.rank, level, position},
    });
    position++;
  }

  for (const [number, section] of page.sections.entries()) {
    position = number * positionsOfSection;
    if (section.depth === 1) {
      const keywords = [...page.keywords, ...section.askedAs];
      const {label} = page;
      add(section, {type: 'lvl1', content: null, keywords, ...(label && {label})});
      if (page.description !== undefined) {
        add(section, {type: 'content', content: page.description});
      }
    } else {
      const type = `lvl${section.depth}` as const;
      hierarchy = below(hierarchy, type, section.title);
      const {askedAs, questions = [], contexts} = section;
      const keywords = [...askedAs, ...questions];
      add(section, {
        type,
        content: null,
        ...(keywords.length > 0 && {keywords}),
        ...(contexts && {contexts}),
      });
    }
    for (const content of section.blocks) {
      add(section, {type: 'content', content});
    }
    for (const content of section.messages ?? []) {
      add(section, {type: 'content', content, isMessage: true});
    }
  }
  return records;
}

/** Returns the headings above a new heading: only those of higher levels. */
function below(hierarchy: Hierarchy, level: Level, title: string): Hierarchy {
  const kept = levels.slice(0, levels.indexOf(level)).map((name) => [name, hierarchy[name]]);
  return {...emptyHierarchy, ...(Object.fromEntries(kept) as Partial<Hierarchy>), [level]: title};
}
