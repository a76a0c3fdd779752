import type {IndexSettings} from 'algoliasearch';
import {limits} from '../../core/client';
import {levels, retrievedAttributes} from '../../core/record';

/**
 * How the hosted index searches and ranks: as close to the embedded engine as Algolia's terms allow.
 *
 * @param language the language of the pages, a tag of two letters
 * @see https://www.algolia.com/doc/api-reference/settings-api-parameters/
 */
export function indexSettings(language: 'en' = 'en'): IndexSettings {
  const headings = levels.slice(2).map((level) => `unordered(hierarchy.${level})`);
  return {
    // The earlier in this list, the more a match counts. Names joined by a comma count the same.
    searchableAttributes: [
      'hierarchy.lvl1,keywords',
      ...headings,
      'unordered(content)',
      'unordered(hierarchy.lvl0)',
    ],
    attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'].map(
      (facet) => `filterOnly(${facet})`,
    ),
    // Each URL is listed once, with its best record.
    attributeForDistinct: 'url',
    distinct: true,
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    indexLanguages: [language],
    queryLanguages: [language],
    ignorePlurals: [language],
    removeStopWords: [language],
    // A question has words that no page has; without this it would find nothing.
    removeWordsIfNoResults: 'allOptional',
    attributesToRetrieve: [...retrievedAttributes],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: [`content:${limits.snippetWords}`],
    camelCaseAttributes: ['hierarchy', 'content'],
    hitsPerPage: limits.hitsPerPage,
  };
}
