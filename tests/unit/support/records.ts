import {parseMarkdown} from '../../../src/content/markdown/parse';
import {sectionsOf} from '../../../src/search/build/sections';
import {recordsOf, type Page} from '../../../src/search/core/pages';
import type {SearchRecord} from '../../../src/search/core/record';

/** What a page's records share; a test names what matters to it. */
type PageOptions = Partial<Omit<Page, 'sections'>>;

/** The records of a page as the build makes them of its Markdown. */
export function recordsOfPage(markdown: string, options: PageOptions = {}): SearchRecord[] {
  return recordsOf({
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
  });
}
