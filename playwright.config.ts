import {defineConfig} from '@playwright/test';

/** The built site, served as a static host without rewriting would. */
const port = 4173;

/**
 * What leaves behind what Playwright does not reset: a clock, permissions, a font size, a context
 * that is offline.
 */
const ownContexts = [
  'code-lines',
  'components/dated',
  'components/terminal',
  'faults/*',
  'home',
  'layout/large-text',
  'search/algolia',
  'search/failures',
  'search/page',
  'search/page-states',
  'search/request',
  'search/slow',
  'search/stored-keys',
  'states/loading',
].map((file) => `**/${file}.spec.ts`);

/** What Chromium is started without. Playwright's own list (1.65.1) would be replaced by ours. */
const disabledFeatures = [
  // Chromium 150 without a window crashes in a tab that a click opens.
  'RenderDocument',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // With as many workers as processors, a fifth of the time is spent waiting for pages.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Long enough for a busy machine: a test waits for what it says, never for a time.
  timeout: 90_000,
  expect: {timeout: 15_000},
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(process.env.CHROME_PATH && {executablePath: process.env.CHROME_PATH}),
      args: [
        // A browser run by root, as in a container, cannot use its sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        `--disable-features=${disabledFeatures.join()}`,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for a second or two: to optimize its code takes longer than it saves, a
        // twentieth of all tests. Each night, pages run as in readers' browsers.
        ...(process.env.OWN_CONTEXTS ? [] : ['--js-flags=--no-opt --no-maglev']),
      ],
    },
  },
  projects: [
    {
      name: 'shared context',
      testIgnore: ownContexts,
      // A page in a new context takes 0.5 s of processor time to come alive, and one in a context
      // that was reset 0.2 s. Each night, every test has a context of its own.
      use: {reuseContext: !process.env.OWN_CONTEXTS},
    },
    {name: 'own contexts', testMatch: ownContexts},
  ],
  webServer: {
    command: `tsx tests/e2e/serve.mts ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
