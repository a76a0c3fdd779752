import {parseMarkdown} from '../../../src/content/markdown/parse';
import {sectionsOf} from '../../../src/search/build/sections';
import {recordsOf, type Page} from '../../../src/search/core/pages';
import type {SearchRecord} from '../../../src/search/core/record';

/** The common properties of a page's records. */
type PageOptions = Partial<Omit<Page, 'sections'>>;

/** Returns the records of a Markdown page. */
export function recordsOfPage(markdown: string, options: PageOptions = {}): SearchRecord[] {
  return recordsOf(pageOf(markdown, options));
}

/** Returns a page from its Markdown. */
export function pageOf(markdown: string, options: PageOptions = {}): Page {
  return {
    url: '/page',
    title: 'The page',
    description: 'What it is about.',
    keywords: [],
    group: 'Guides',
    rank: 100,
    language: 'en',
    tag: 'docs-default-current',
    version: 'current',
    ...options,
    sections: sectionsOf(parseMarkdown(markdown)),
  };
}
