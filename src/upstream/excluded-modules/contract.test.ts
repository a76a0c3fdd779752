import {contract, upstreamFiles, upstreamSource} from '../contract';

/** The names that a module imports from another, or undefined when it does not. */
const importsOf = (source: string, module: string): string | undefined =>
  new RegExp(String.raw`import\s+([^;]*?)\s+from '${module}'`).exec(source)?.[1];

/** The scripts of a package that import prism-react-renderer. */
function usersOfPrism(packageName: string, folder: string): string[] {
  return upstreamFiles(packageName, folder).filter(
    (file) =>
      file.endsWith('.js') &&
      importsOf(upstreamSource(packageName, file), 'prism-react-renderer') !== undefined,
  );
}

contract(__dirname, {
  'the client module of the theme imports nothing but `Prism`, for @theme/prism-include-languages':
    () => {
      const source = upstreamSource('@docusaurus/theme-classic', 'lib/prism-include-languages.js');
      return (
        importsOf(source, 'prism-react-renderer') === '{ Prism }' &&
        source.includes("from '@theme/prism-include-languages'") &&
        source.includes('prismIncludeLanguages(Prism)')
      );
    },
  'only the code block, which src/theme replaces, uses prism-react-renderer besides': () =>
    [
      ...usersOfPrism('@docusaurus/theme-classic', 'lib/theme'),
      ...usersOfPrism('@docusaurus/theme-common', 'lib'),
    ].join() === 'lib/theme/CodeBlock/Content/index.js',
  '@docusaurus/utils-common requires tslib for `__importDefault` alone': () => {
    const source = upstreamSource('@docusaurus/utils-common', 'lib/index.js');
    const helpers = new Set(source.match(/\btslib_1\.\w+/g));
    return source.includes('require("tslib")') && [...helpers].join() === 'tslib_1.__importDefault';
  },
  'autocomplete-core creates its insights plugin only for the option `insights`, or for answers that ask for it':
    () => {
      const source = upstreamSource('@algolia/autocomplete-core', 'dist/esm/createAutocomplete.js');
      return (
        importsOf(source, '@algolia/autocomplete-plugin-algolia-insights') ===
          '{ createAlgoliaInsightsPlugin }' &&
        source.split('createAlgoliaInsightsPlugin(').length - 1 === 2 &&
        source.includes('.__automaticInsights && props.insights !== false) {') &&
        source.includes('if (props.insights && !isAlgoliaInsightsPluginEnabled()) {')
      );
    },
});
