import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import {defineConfig} from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports across one of the boundaries between the folders of src/.
 *
 * @param {string} files the files that must not import
 * @param {string[]} group what they must not import
 * @param {string} message what to do instead
 * @returns {import('eslint').Linter.Config}
 */
function boundary(files, group, message) {
  return {
    files: [files],
    rules: {'no-restricted-imports': ['error', {patterns: [{group, message}]}]},
  };
}

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
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['↑', '↓', 'Enter', 'Esc']}],
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
  boundary(
    'src/search/{core,embedded,algolia,evaluation}/**',
    [
      '**/theme/**',
      '**/components/**',
      '**/plugins/**',
      'react',
      'react/*',
      'react-dom',
      '@docusaurus/*',
      '@theme/*',
      '@site/*',
      '@generated/*',
    ],
    'The search core knows neither React nor Docusaurus nor the theme (see src/search/README.md).',
  ),
  boundary(
    'src/{theme,components}/**',
    ['**/plugins/**'],
    'Plugins run in Node at build time; what the browser shares with them belongs in src/search or src/config.',
  ),
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
