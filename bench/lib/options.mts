import {parseArgs} from 'node:util';
import {UsageError} from './types.mjs';

/** CSS selectors of elements that the benchmark uses. */
export interface Selectors {
  /** Links of the sidebar; the first one to another page is clicked. */
  sidebarLink: string;
  searchButton: string;
  searchInput: string;
  searchResult: string;
}

export interface BenchOptions {
  /** Names of the sections to measure, in the order of the tables. */
  sections: readonly string[];
  build: boolean;
  /** Folder of another built site. */
  against: string | undefined;
  /** Whether other generators are measured with the text of this site. */
  peers: boolean;
  /** The number of runs for each median. */
  runs: number;
  /** File for the results as JSON. */
  json: string | undefined;
  /** Paths by kind of page, if they differ from this site. */
  pages: ReadonlyMap<string, string>;
  /** Numbers of synthetic pages. */
  sizes: readonly number[];
  selectors: Selectors;
}

/** For Docusaurus, Starlight and VitePress. */
const defaultSelectors: Selectors = {
  sidebarLink:
    '.theme-doc-sidebar-menu a[href^="/"], nav.sidebar a[href^="/"], .VPSidebar a[href^="/"], aside a[href^="/"]',
  searchButton:
    '.DocSearch-Button, button[data-open-modal], .VPNavBarSearch button, [class*="search" i] button, [class*="search" i] input',
  searchInput:
    '.DocSearch-Input, dialog input, .VPLocalSearchBox input, [role="dialog"] input, input[type="search"]',
  searchResult:
    '.DocSearch-Hit a, [role="option"] a, [role="option"], .pagefind-ui__result-link, .VPLocalSearchBox .result, [class*="suggestion" i]',
};

const optionTypes = {
  only: {type: 'string'},
  'no-build': {type: 'boolean', default: false},
  against: {type: 'string'},
  peers: {type: 'boolean', default: false},
  runs: {type: 'string', default: '5'},
  json: {type: 'string'},
  page: {type: 'string', multiple: true},
  sizes: {type: 'string'},
  'sidebar-link': {type: 'string', default: defaultSelectors.sidebarLink},
  'search-button': {type: 'string', default: defaultSelectors.searchButton},
  'search-input': {type: 'string', default: defaultSelectors.searchInput},
  'search-result': {type: 'string', default: defaultSelectors.searchResult},
} as const;

/**
 * Parses the command line of a benchmark.
 *
 * @param known the names of its sections
 * @param kinds the kinds of pages that it measures
 * @param sizes the default numbers of synthetic pages
 * @throws UsageError with one sentence
 */
export function parseOptions(
  args: readonly string[],
  known: readonly string[],
  kinds: readonly string[],
  sizes: readonly number[],
): BenchOptions {
  const values = valuesOf(args);
  return {
    sections: sectionsOf(values.only, known),
    build: !values['no-build'],
    against: values.against,
    peers: values.peers,
    runs: countOf('--runs', values.runs),
    json: values.json,
    pages: pagesOf(values.page ?? [], kinds),
    sizes: values.sizes?.split(',').map((size) => countOf('--sizes', size)) ?? sizes,
    selectors: {
      sidebarLink: values['sidebar-link'],
      searchButton: values['search-button'],
      searchInput: values['search-input'],
      searchResult: values['search-result'],
    },
  };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options: optionTypes}).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function sectionsOf(only: string | undefined, known: readonly string[]): string[] {
  const wanted = only?.split(',').map((name) => name.trim()) ?? known;
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`--only has no section "${unknown}"; choose from ${known.join(', ')}.`);
  }
  return known.filter((name) => wanted.includes(name));
}

function countOf(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new UsageError(`${option} takes whole numbers above 0, not "${text}".`);
  }
  return count;
}

function pagesOf(texts: readonly string[], kinds: readonly string[]): Map<string, string> {
  return new Map(
    texts.map((text) => {
      const [kind = '', path = ''] = text.split('=');
      if (!kinds.includes(kind) || !path.startsWith('/')) {
        throw new UsageError(
          `--page takes KIND=/PATH with a kind of ${kinds.join(', ')}, not "${text}".`,
        );
      }
      return [kind, path];
    }),
  );
}
