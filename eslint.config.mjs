import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import {defineConfig} from 'eslint/config';
import importPlugin from 'eslint-plugin-import';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The rooms of src/, and what each may import besides itself and packages. Imports point downwards,
 * so that a change in a room reaches only those above it (ARCHITECTURE.md). Plugins are imported by
 * docusaurus.config.ts alone.
 *
 * @type {Record<string, string[]>}
 */
const rooms = {
  config: [],
  hooks: [],
  'content/facts': [],
  'content/markdown': [],
  'content/generated-text': ['content/facts', 'content/markdown', 'components'],
  'content/freshness': [
    'content/facts',
    'content/markdown',
    'content/generated-text',
    'components',
  ],
  'content/refresh': ['content/facts', 'content/freshness'],
  'content/remark': ['config', 'components', 'content/facts', 'content/markdown'],
  'content/check': ['config', 'components', 'content'],
  'search/core': ['config'],
  'search/embedded': ['search/core'],
  'search/algolia': ['search/core', 'config'],
  'search/evaluation': ['content/facts', 'search/core', 'search/embedded'],
  'search/build': ['search/core', 'search/embedded', 'search/algolia', 'config', 'content'],
  'search/browser': [
    'search/core',
    'search/embedded',
    'search/algolia',
    'config',
    'navigation',
    'upstream',
  ],
  'search/ui': [
    'search',
    'ask/ui',
    'config',
    'components',
    'hooks',
    'navigation',
    'shortcuts',
    'upstream',
  ],
  shortcuts: ['components', 'hooks', 'navigation', 'upstream'],
  'ask/core': ['config', 'search/core'],
  'ask/ui': ['ask/core', 'components', 'config', 'search/browser', 'search/core', 'upstream'],
  upstream: ['config', 'plugins/after-build', 'search/core'],
  navigation: ['config', 'hooks', 'upstream'],
  components: ['config', 'content/facts', 'hooks', 'navigation', 'upstream'],
  theme: [
    'config',
    'components',
    'content/freshness',
    'hooks',
    'navigation',
    'search/browser',
    'search/core',
    'search/ui',
    'upstream',
  ],
  plugins: [
    'config',
    'components',
    'content',
    'navigation',
    'search/algolia',
    'search/build',
    'search/core',
    'upstream',
  ],
};

const withoutReactOrDocusaurus = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  '@docusaurus/*',
  '@theme/*',
  '@generated/*',
];

const upstream = 'What reaches behind the documented API of Docusaurus belongs in src/upstream.';

/**
 * Forbids internals of Docusaurus and of the bundler, by selectors of the syntax tree: the rule for
 * imports is taken by the boundaries above.
 *
 * @param {string[]} internals regular expressions of modules that must not be imported
 * @returns {import('eslint').Linter.RulesRecord}
 */
function withoutInternals(internals) {
  const selectors = [
    ...internals.map(
      (module) => `:matches(ImportDeclaration, ImportExpression)[source.value=/${module}/]`,
    ),
    'Identifier[name=/^(?:__webpack_require__|NormalModuleReplacementPlugin)$/]',
  ];
  return {
    'no-restricted-syntax': [
      'error',
      ...selectors.map((selector) => ({selector, message: upstream})),
    ],
  };
}

const coreInternals = String.raw`^@docusaurus\u002fcore\u002flib\u002f`;
const themeInternals = String.raw`^@docusaurus\u002ftheme-common\u002finternal$`;

export default defineConfig(
  {
    ignores: [
      'build',
      'build-hosted',
      '.docusaurus',
      'node_modules',
      'tests/fixtures',
      'test-results',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      globals: {...globals.browser, ...globals.node},
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    plugins: {'@docusaurus': {rules: docusaurus.rules}},
    rules: {
      '@docusaurus/no-untranslated-text': [
        'error',
        {ignoredStrings: ['↑', '↓', '←', '?', 'Enter', 'Esc']},
      ],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: 'error',
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'tests/**', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-console': 'off',
      // What tests render is read by nobody.
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/no-html-links': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['babel.config.js', 'scripts/*.cjs'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Within `declare module`, only an alias can name a module of ours.
    ignores: ['src/generated.d.ts'],
    plugins: {import: importPlugin},
    settings: {
      'import/extensions': ['.ts', '.tsx'],
      'import/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
      'import/resolver': {node: {extensions: ['.ts', '.tsx', '.mts', '.json']}},
    },
    rules: {
      // Without its shortcut, which fails for a file that is not saved yet.
      'import/no-cycle': ['error', {disableScc: true}],
      'import/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: Object.entries(rooms).map(([room, allowed]) => ({
            target: `./src/${room}`,
            from: './src',
            except: [room, ...allowed].map((name) => `./${name}`),
            message: `src/${room} may import ${allowed.map((name) => `src/${name}`).join(', ') || 'nothing of src/'}; see the rooms in eslint.config.mjs.`,
          })),
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@site/*'],
              message: 'Import it by a relative path, which every tool can follow.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/search/{core,embedded,algolia,evaluation}/**', 'src/ask/core/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [...withoutReactOrDocusaurus, '@site/*'],
              message:
                'The search core knows neither React nor Docusaurus nor the theme (see src/search/README.md).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    ignores: ['**/*.isolated.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message:
            'Unit tests share their modules. Name the file *.isolated.test.ts, so that it gets its own.',
        })),
      ],
    },
  },
  {
    files: ['*.ts', '{src,scripts,bench}/**'],
    ignores: ['src/upstream/**'],
    rules: withoutInternals([coreInternals, themeInternals]),
  },
  {
    // A replaced slot of the theme uses what the original uses.
    files: ['src/theme/**', 'src/search/ui/**'],
    rules: withoutInternals([coreInternals]),
  },
  prettier,
);
