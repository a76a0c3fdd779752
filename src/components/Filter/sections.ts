/** A heading with its content, or the content before the first heading. */
export interface Section<Block> {
  /** 0 for the content before the first heading. */
  level: number;
  /** All words of the section, normalized for comparison. */
  text: string;
  /** The texts of its badges. */
  badges: string[];
  blocks: Block[];
}

/**
 * Splits blocks into sections at their headings.
 *
 * @param levelOf the level of a heading, 0 for any other block
 */
export function sectionsOf<Block>(
  blocks: readonly Block[],
  levelOf: (block: Block) => number,
  textOf: (block: Block) => string,
  badgesOf: (block: Block) => string[],
): Section<Block>[] {
  const sections: Section<Block>[] = [];
  for (const block of blocks) {
    const level = levelOf(block);
    const last = sections.at(-1);
    if (last && level === 0) {
      last.blocks.push(block);
      last.text += ` ${textOf(block)}`;
      last.badges.push(...badgesOf(block));
    } else {
      sections.push({level, text: textOf(block), badges: badgesOf(block), blocks: [block]});
    }
  }
  return sections;
}

/**
 * Returns the sections that contain every word of a query, ignoring case, and have every badge
 * chosen, in document order. A section is also kept if one of its subsections is, so that no entry
 * loses the heading of its group. Content before the first heading is always kept.
 */
export function matchingSections<Block>(
  sections: readonly Section<Block>[],
  query: string,
  chosen: readonly string[] = [],
): Section<Block>[] {
  const words = wordsOf(query);
  return sectionsWith(
    sections,
    (section) =>
      hasBadges(section, chosen) &&
      words.every((word) => section.text.toLowerCase().includes(word)),
  );
}

/** How many words of a query an entry must have to be near. */
const fewestWords = 2;

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function hasBadges({badges}: Section<unknown>, chosen: readonly string[]): boolean {
  return chosen.every((badge) => badges.includes(badge));
}

/** Keeps what is before the first heading, what matches, and the headings above that. */
function sectionsWith<Block>(
  sections: readonly Section<Block>[],
  matches: (section: Section<Block>) => boolean,
): Section<Block>[] {
  return sections.filter(
    (section, index) =>
      section.level === 0 || matches(section) || sectionsBelow(sections, index).some(matches),
  );
}

/**
 * Returns the sections of the entries that have more words of a query than the others, for a query that
 * no entry has as a whole: a pasted line of a log has words that no entry can have.
 *
 * @returns nothing if no entry has at least two of the words
 */
export function nearestSections<Block>(
  sections: readonly Section<Block>[],
  query: string,
  chosen: readonly string[] = [],
): Section<Block>[] {
  const words = [...new Set(wordsOf(query))];
  const countOf = (section: Section<Block>) =>
    hasBadges(section, chosen)
      ? words.filter((word) => section.text.toLowerCase().includes(word)).length
      : 0;
  const most = Math.max(0, ...entriesOf(sections).map(countOf));
  return most < fewestWords ? [] : sectionsWith(sections, (section) => countOf(section) === most);
}

/** The badges by which entries can be chosen: those of some entries, but not of all. */
export function facetsOf<Block>(sections: readonly Section<Block>[]): string[] {
  const entries = entriesOf(sections);
  return [...new Set(entries.flatMap(({badges}) => badges))].filter((badge) =>
    entries.some(({badges}) => !badges.includes(badge)),
  );
}

/** The entries among the sections: those without subsections. */
export function entriesOf<Block>(sections: readonly Section<Block>[]): Section<Block>[] {
  return sections.filter(
    ({level}, index) => level > 0 && sectionsBelow(sections, index).length === 0,
  );
}

function sectionsBelow<Block>(
  sections: readonly Section<Block>[],
  index: number,
): Section<Block>[] {
  const level = sections[index]?.level ?? 0;
  const rest = sections.slice(index + 1);
  const end = rest.findIndex((section) => section.level <= level);
  return end < 0 ? rest : rest.slice(0, end);
}
