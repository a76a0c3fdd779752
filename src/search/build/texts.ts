import type {Page, Section} from '../core/pages';

/**
 * Adds texts that the page does not show to its sections.
 *
 * @param kind what they are
 * @param bySection the texts by the URL of the section
 * @param file where they are written
 * @throws Error naming a section that does not exist
 */
export function withTexts(
  pages: readonly Page[],
  kind: keyof Pick<Section, 'messages' | 'questions'>,
  bySection: ReadonlyMap<string, readonly string[]>,
  file: string,
): Page[] {
  const known = new Set<string>();
  const added = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const url = `${page.url}#${section.id}`;
      known.add(url);
      const own = bySection.get(url);
      return own ? {...section, [kind]: [...(section[kind] ?? []), ...own]} : section;
    }),
  }));
  const unknown = [...bySection.keys()].find((url) => !known.has(url));
  if (unknown !== undefined) {
    throw new Error(`${file} leads to ${unknown}, which does not exist; name a section of a page.`);
  }
  return added;
}
