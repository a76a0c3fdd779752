/**
 * What readers download, in bytes after brotli at level 11 (1 kB is 1,000 bytes). `npm test` holds
 * the built site to it; `npm run bench` measures the same pages.
 *
 * Each number is what the site weighs today and some slack: at least 150 bytes for a page, since
 * the names of its files, which follow their content, compress differently from build to build.
 * Make it smaller whenever the site gets lighter. Make it larger only with the reason in the commit.
 */

/** What the first view of a page may weigh, prefetching apart. */
export interface FirstViewBudget {
  /** What the tables of the benchmark call this kind of page. */
  kind: string;
  /** The page that stands for its kind. */
  path: string;
  /** The page itself with its style sheets, and some room for its writer. */
  html: number;
  /** Those style sheets, each compressed by itself. */
  css: number;
  /** Every script that it loads by itself. */
  js: number;
}

/** Target: 125 kB for a guide, of which CSS 10 kB. */
export const firstViewBudgets: readonly FirstViewBudget[] = [
  {kind: 'home', path: '/', html: 32_500, css: 22_100, js: 136_500},
  {kind: 'guide', path: '/guides/vpn', html: 39_650, css: 22_100, js: 140_800},
  {kind: 'long guide', path: '/guides/rescue-mode', html: 50_200, css: 22_100, js: 152_900},
  {kind: 'reference', path: '/reference/ujust', html: 36_450, css: 22_100, js: 140_600},
  {kind: 'blog list', path: '/blog', html: 31_900, css: 24_150, js: 129_600},
  {kind: 'post', path: '/blog/aurora-stable-f44', html: 30_500, css: 24_150, js: 130_250},
  {kind: 'search', path: '/search', html: 26_650, css: 22_100, js: 120_800},
  {kind: 'not found', path: '/404.html', html: 26_550, css: 22_100, js: 125_450},
];

/** Limits of single scripts, by the path in the built site; the first pattern that fits counts. */
export const scriptBudgets: readonly {name: string; pattern: RegExp; bytes: number}[] = [
  // Target: 95 kB.
  {name: 'the main script', pattern: /^\/assets\/js\/main\.\w+\.js$/, bytes: 85_750},
  {name: 'the table of scripts', pattern: /^\/assets\/js\/runtime~main\.\w+\.js$/, bytes: 3_950},
  {name: 'the worker of the search', pattern: /^\/assets\/js\/search\.\w+\.js$/, bytes: 20_700},
  // Docusaurus names the script of a page after its file: docs/reference/messages.mdx.
  {name: 'the list of messages', pattern: /^\/assets\/js\/90dc15a6\.\w+\.js$/, bytes: 57_400},
  {name: 'a page or a shared part', pattern: /\.js$/, bytes: 27_700},
];

/** All that the search needs for its first answer: the dialog, the engine, the first part of the index. */
export const searchBudget = 70_000;

/** The rest of the index, which comes behind and completes the answers. */
export const searchRestBudget = 384_000;

/** Bitmaps below static/, all of which others ask for: readers' pages show drawn pictures alone. */
export const bitmapBudgets: Readonly<Record<string, number>> = {
  'static/favicon.ico': 1_700,
  'static/img/apple-touch-icon.png': 3_600,
  'static/img/social-card.png': 60_000,
};

/** What asking a question adds to the search: passages of the docs, and then the answer of a model. */
export const askBudget = {docs: 16_000, answers: 17_200};

/**
 * The code of each package in the main script, as the minifier gets it: a new package, or a larger
 * one, shows here before it hides among 300 kB. `bench/README.md` says what is left of it in the end.
 * Folders of our own have room for a change; packages change when they are updated.
 */
export const mainPackageBudgets: Readonly<Record<string, number>> = {
  'react-dom': 546_000,
  '.docusaurus': 76_500,
  '@docusaurus/core': 44_500,
  'react-router': 32_000,
  history: 29_000,
  'src/navigation': 41_000,
  '@docusaurus/theme-common': 24_700,
  react: 19_000,
  'react-helmet-async': 14_500,
  nprogress: 11_800,
  'path-to-regexp': 11_500,
  'react-router-dom': 11_000,
  scheduler: 10_600,
  'src/upstream': 12_000,
  '@docusaurus/theme-classic': 9_900,
  'react-loadable': 8_500,
  'react-fast-compare': 6_300,
  '@docusaurus/utils-common': 6_100,
  'src/theme': 5_500,
  'react-is': 2_900,
  'hoist-non-react-statics': 2_900,
  'prop-types': 2_800,
  'src/shortcuts': 3_000,
  'src/css': 2_500,
  'resolve-pathname': 1_900,
  'react-router-config': 1_700,
  invariant: 1_500,
  '@babel/runtime': 1_200,
  shallowequal: 1_100,
  'tiny-invariant': 600,
  clsx: 500,
  isarray: 200,
  infima: 100,
};
