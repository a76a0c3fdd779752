import {recordsOf, type Page, type Section} from './pages';
import type {SearchRecord} from './record';

/**
 * A section as a row: depth, title, id, blocks, the number of blocks in the other part, and other
 * words for it.
 */
type SerializedSection = [
  Section['depth'],
  string,
  /** 0 if it can be derived from the title, as is usually the case. */
  string | 0,
  readonly string[],
  number?,
  (readonly string[])?,
];

/** A page with its sections as rows. */
export interface SerializedPage extends Omit<Page, 'sections'> {
  sections: SerializedSection[];
}

/** The serialized search index: what is needed for the first answer, and the rest of the text. */
export interface SerializedPages {
  /** All pages with all headings, and the beginnings of their texts. */
  first: SerializedPage[];
  rest: {
    /** The rest of the text: blocks, by page and by section. */
    blocks: string[][][];
    /**
     * For each section that others link to: its number, then the numbers of the blocks with the
     * links. Sections and blocks are counted from zero across all pages.
     */
    contexts: number[][];
  };
}

/**
 * Serializes pages. The first part contains all `asked as` wordings, because they decide which
 * section answers. The space that they leave is shared evenly: it contains the first block of each
 * section, then the second of each, and so on, until it is full.
 *
 * @param leadCharacters the maximum amount of text in the first part, wordings included, in
 * characters
 */
export function serializePages(pages: readonly Page[], leadCharacters: number): SerializedPages {
  const sections = pages.flatMap((page) => page.sections);
  const leads = new Map(sections.map((section) => [section, 0]));
  const wordings = sections.flatMap(({askedAs}) => askedAs);
  let left = leadCharacters - wordings.join('').length;
  for (let depth = 0, open = sections; open.length > 0; depth++) {
    open = open.filter((section) => {
      const length = section.blocks[depth]?.length ?? Infinity;
      const fits = length <= left;
      if (fits) {
        leads.set(section, depth + 1);
        left -= length;
      }
      return fits;
    });
  }
  return {
    first: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section): SerializedSection => {
        const {depth, title, id, askedAs, blocks} = section;
        const lead = leads.get(section) ?? 0;
        const omitted = blocks.length - lead;
        const packedId = id === idFrom(title) ? 0 : id;
        const row = [depth, title, packedId, blocks.slice(0, lead)] as const;
        if (askedAs.length > 0) {
          return [...row, omitted, askedAs];
        }
        return omitted > 0 ? [...row, omitted] : [...row];
      }),
    })),
    rest: {
      blocks: pages.map((page) =>
        page.sections.map((section) => section.blocks.slice(leads.get(section) ?? 0)),
      ),
      contexts: serializeContexts(sections),
    },
  };
}

function serializeContexts(sections: readonly Section[]): number[][] {
  const blocks = sections.flatMap((section) => section.blocks);
  const numbers = new Map(blocks.map((block, number) => [block, number]));
  return sections.flatMap(({contexts = []}, section) =>
    contexts.length > 0
      ? [[section, ...contexts.flatMap((context) => numbers.get(context) ?? [])]]
      : [],
  );
}

/**
 * Deserializes the pages. Without the rest, their sections contain the number of missing blocks.
 */
export function deserializePages(
  first: readonly SerializedPage[],
  rest?: SerializedPages['rest'],
): Page[] {
  const pages = first.map((page, place) => ({
    ...page,
    sections: page.sections.map(([depth, title, id, lead, omitted = 0, askedAs = []], number) => {
      const blocks = rest ? [...lead, ...(rest.blocks[place]?.[number] ?? [])] : lead;
      const section: Section = {depth, title, id: id === 0 ? idFrom(title) : id, askedAs, blocks};
      return rest || omitted === 0 ? section : {...section, omitted};
    }),
  }));
  const sections = pages.flatMap((page) => page.sections);
  const blocks = rest ? sections.flatMap((section) => section.blocks) : [];
  for (const [number = -1, ...contexts] of rest?.contexts ?? []) {
    const section = sections[number];
    if (section) {
      section.contexts = contexts.flatMap((context) => blocks[context] ?? []);
    }
  }
  return pages;
}

/**
 * Returns the records of serialized pages. Those of the first part are the same with and without
 * the rest.
 */
export function deserializeRecords(
  first: readonly SerializedPage[],
  rest?: SerializedPages['rest'],
): SearchRecord[] {
  return deserializePages(first, rest).flatMap(recordsOf);
}

/** Returns the default id of a heading. */
function idFrom(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
