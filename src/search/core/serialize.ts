import {noBackground, type Background} from './background';
import {
  deserializeEverydayWords,
  serializeEverydayWords,
  type SerializedEverydayWords,
} from './everyday';
import {recordsOf, type Page, type Section} from './pages';
import type {SearchRecord} from './record';

/** A section as a row: depth, title, id, and other words for it, with semicolons between them. */
type SerializedSection = [
  Section['depth'],
  string,
  /** 0 if it can be derived from the title, as is usually the case. */
  string | 0,
  string?,
];

/** A page with its sections as rows, and without its description. */
export interface SerializedPage extends Omit<Page, 'description' | 'sections'> {
  sections: SerializedSection[];
}

/** The serialized search index: what is needed for the first answer, and the text. */
export interface SerializedPages {
  /**
   * All pages with all headings, and the first wordings for each. Beginnings of the texts would make
   * it a third larger and descriptions of the pages a twelfth, and its answers no better.
   */
  first: SerializedPage[];
  rest: {
    /** What each page says of itself. */
    descriptions: string[];
    /** The text: blocks, by page and by section. */
    blocks: (readonly string[])[][];
    /**
     * For each section that others link to: its number, then the numbers of the blocks with the
     * links. Sections and blocks are counted from zero across all pages.
     */
    contexts: number[][];
    /** For each section with more wordings than the first part has: its number, then these. */
    wordings: [number, ...string[]][];
    /** For each section with messages: its number, then the messages. */
    messages: [number, ...string[]][];
    /** Questions, each with the numbers of the sections that answer it. */
    questions: [string, ...number[]][];
    everydayWords: SerializedEverydayWords;
    /** Questions that no page answers. */
    unanswered: readonly string[];
  };
}

/**
 * How many characters of wordings of a section the first part has at most: of those that a collected
 * question leads to, and of the others. What people ask for most should be found first; with the same
 * number for all, the first part was a fifth larger and its answers no better.
 */
const firstWordingsLength = {asked: 30, other: 15};

/** What no wording contains, since it ends one in the comment of the page. */
const separator = ';';

/** Serializes pages. */
export function serializePages(
  pages: readonly Page[],
  {everydayWords, unanswered}: Background = noBackground,
): SerializedPages {
  const sections = pages.flatMap((page) => page.sections);
  return {
    first: pages.map(firstPartOf),
    rest: {
      descriptions: pages.map(({description = ''}) => description),
      blocks: pages.map((page) => page.sections.map(({blocks}) => blocks)),
      contexts: serializeContexts(sections),
      wordings: numbered(sections.map((section) => section.askedAs.slice(countOfFirst(section)))),
      messages: numbered(sections.map(({messages = []}) => messages)),
      questions: serializeQuestions(sections),
      everydayWords: serializeEverydayWords(everydayWords),
      unanswered,
    },
  };
}

function firstPartOf(page: Page): SerializedPage {
  const part = {
    ...page,
    sections: page.sections.map((section): SerializedSection => {
      const {depth, title, id, askedAs} = section;
      const row = [depth, title, id === idFrom(title) ? 0 : id] as const;
      const wordings = askedAs.slice(0, countOfFirst(section));
      return wordings.length > 0 ? [...row, wordings.join(separator)] : [...row];
    }),
  };
  delete part.description;
  return part;
}

/** How many of a section's wordings the first part has. */
function countOfFirst({askedAs, questions = []}: Section): number {
  const most = firstWordingsLength[questions.length > 0 ? 'asked' : 'other'];
  let length = 0;
  const end = askedAs.findIndex((wording) => {
    length += wording.length;
    return length > most;
  });
  return end < 0 ? askedAs.length : end;
}

/** Returns the texts of the sections that have some, each behind the number of its section. */
function numbered(texts: readonly (readonly string[])[]): [number, ...string[]][] {
  return texts.flatMap((own, number): [number, ...string[]][] =>
    own.length > 0 ? [[number, ...own]] : [],
  );
}

function serializeQuestions(sections: readonly Section[]): [string, ...number[]][] {
  const numbers = new Map<string, number[]>();
  sections.forEach(({questions = []}, number) =>
    questions.forEach((question) =>
      numbers.set(question, [...(numbers.get(question) ?? []), number]),
    ),
  );
  return [...numbers].map(([question, own]) => [question, ...own]);
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

/** Deserializes the pages. Without the rest, they have no description, and their sections no blocks. */
export function deserializePages(
  first: readonly SerializedPage[],
  rest?: SerializedPages['rest'],
): Page[] {
  const pages = first.map((page, place) => ({
    ...page,
    ...(rest && {description: rest.descriptions[place] ?? ''}),
    sections: page.sections.map(([depth, title, id, askedAs], number): Section => ({
      depth,
      title,
      id: id === 0 ? idFrom(title) : id,
      askedAs: askedAs?.split(separator) ?? [],
      blocks: rest?.blocks[place]?.[number] ?? [],
    })),
  }));
  const sections = pages.flatMap((page) => page.sections);
  const blocks = rest ? sections.flatMap((section) => section.blocks) : [];
  for (const [number = -1, ...contexts] of rest?.contexts ?? []) {
    const section = sections[number];
    if (section) {
      section.contexts = contexts.flatMap((context) => blocks[context] ?? []);
    }
  }
  for (const [number, ...wordings] of rest?.wordings ?? []) {
    const section = sections[number];
    if (section) {
      section.askedAs = [...section.askedAs, ...wordings];
    }
  }
  for (const [number, ...messages] of rest?.messages ?? []) {
    const section = sections[number];
    if (section) {
      section.messages = messages;
    }
  }
  for (const [question, ...numbers] of rest?.questions ?? []) {
    for (const number of numbers) {
      const section = sections[number];
      if (section) {
        section.questions = [...(section.questions ?? []), question];
      }
    }
  }
  return pages;
}

/**
 * Returns the records of serialized pages. Without the rest, sections have their first wordings and
 * no text.
 */
export function deserializeRecords(
  first: readonly SerializedPage[],
  rest?: SerializedPages['rest'],
): SearchRecord[] {
  return deserializePages(first, rest).flatMap(recordsOf);
}

/** Returns the background that the second part of the index has. */
export function backgroundOf({everydayWords, unanswered}: SerializedPages['rest']): Background {
  return {everydayWords: deserializeEverydayWords(everydayWords), unanswered};
}

/** Returns the default id of a heading. */
function idFrom(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
