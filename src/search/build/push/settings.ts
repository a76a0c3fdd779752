import type {IndexSettings} from 'algoliasearch';
import {limits} from '../../core/client';
import {levels, retrievedAttributes} from '../../core/record';

/**
 * Returns the search and ranking settings of the hosted index: as close to the embedded engine as
 * Algolia's settings allow.
 *
 * @param language the language of the pages, a two-letter code
 * @see https://www.algolia.com/doc/api-reference/settings-api-parameters/
 */
export function indexSettings(language: 'en' = 'en'): IndexSettings {
  const headings = levels.slice(2).map((level) => `unordered(hierarchy.${level})`);
  return {
    // Matches in earlier attributes count more. Attributes separated by a comma count the same.
    searchableAttributes: [
      'hierarchy.lvl1,label,keywords',
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
    // Questions contain words that are on no page. Without this, they would have no results.
    removeWordsIfNoResults: 'allOptional',
    attributesToRetrieve: [...retrievedAttributes],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: [`content:${limits.snippetWords}`],
    camelCaseAttributes: ['hierarchy', 'content'],
    hitsPerPage: limits.hitsPerPage,
  };
}
