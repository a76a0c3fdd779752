import path from 'node:path';
import type {Page} from '../core/pages';
import type {ParsedSection} from './sections';

/** A page as it was read from its file. */
export interface ParsedPage {
  /** The path of its file. */
  file: string;
  page: Page & {sections: readonly ParsedSection[]};
}

/**
 * Gives each section the texts of other sections that link to it, because they say in other words
 * what it is about. Links to whole pages are left out: what they say is about the page.
 */
export function withContexts(pages: readonly ParsedPage[]): Page[] {
  const urls = new Map(pages.map(({file, page}) => [file, page.url]));
  const contexts = new Map<string, Set<string>>();
  for (const {file, page} of pages) {
    for (const {blocks, links = [], id} of page.sections) {
      for (const {block, target} of links) {
        const linked = urlOf(target, file, page.url, urls);
        const text = blocks[block];
        if (linked !== undefined && linked !== `${page.url}#${id}` && text !== undefined) {
          contexts.set(linked, (contexts.get(linked) ?? new Set()).add(text));
        }
      }
    }
  }
  return pages.map(({page}) => ({
    ...page,
    sections: page.sections.map((section) => {
      const texts = contexts.get(`${page.url}#${section.id}`);
      return texts ? {...section, contexts: [...texts]} : section;
    }),
  }));
}

/** Returns the URL of the section to which a link leads, or undefined if it leads to none. */
function urlOf(
  target: string,
  file: string,
  url: string,
  urls: ReadonlyMap<string, string>,
): string | undefined {
  const [place = '', hash] = target.split('#');
  if (!hash || /^[a-z]+:/i.test(place)) {
    return undefined;
  }
  if (place === '') {
    return `${url}#${hash}`;
  }
  const page = /\.mdx?$/.test(place)
    ? urls.get(path.join(path.dirname(file), place))
    : new URL(place, `http://site.invalid${url}`).pathname;
  return page && `${page}#${hash}`;
}
