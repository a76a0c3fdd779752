import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Compiler, RuleSetRule} from 'webpack';
import writeFileAtomic from 'write-file-atomic';
import {classFinder, shortClassNames, type ClassNamer} from './classNames';
import {lighten, type Options} from './lighten';
import {unchosenClasses} from './unchosen';

const name = 'light-css';

/**
 * Makes the style sheet of a build light: what no page can use is taken out, and names are short. The
 * sheet as it was is kept beside the other generated files, so that the tests can tell whether a page
 * looks the same with it.
 */
export default function lightCss({
  siteDir,
  siteConfig: {themeConfig},
  i18n,
  generatedFilesDir,
}: LoadContext): Plugin {
  const originals = path.join(generatedFilesDir, name);
  const options = {
    unused: unchosenClasses(themeConfig),
    isLeftToRight: Object.values(i18n.localeConfigs).every(({direction}) => direction === 'ltr'),
  };
  const nameOf = shortClassNames(siteDir, classFinder(path.join(siteDir, 'src')));
  return {
    name,
    configureWebpack(config, isServer, utils) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        mergeStrategy: {'module.rules': 'replace'},
        module: {rules: withClassNames(config.module?.rules ?? [], nameOf, isServer, utils)},
        ...(!isServer && {
          plugins: [(compiler: Compiler) => lightenSheets(compiler, originals, options)],
        }),
      };
    },
  };
}

type Rules = (RuleSetRule | '...' | null | undefined | false | 0 | '')[];

/** The rules of a bundler, in which classes of CSS modules get names of ours. */
function withClassNames(
  rules: Rules,
  nameOf: ClassNamer,
  isServer: boolean,
  {getStyleLoaders}: ConfigureWebpackUtils,
): Rules {
  const isForModules = ({test}: RuleSetRule): boolean =>
    test instanceof RegExp && test.test('a.module.css') && !test.test('a.css');
  const modules = {
    // Docusaurus's own, for the names that are left to css-loader.
    localIdentName: '[local]_[contenthash:base64:4]',
    getLocalIdent: ({resourcePath}: {resourcePath: string}, _format: string, className: string) =>
      nameOf(resourcePath, className),
    exportOnlyLocals: isServer,
  };
  const use = getStyleLoaders(isServer, {modules, importLoaders: 1, sourceMap: false});
  return rules.map((rule) =>
    typeof rule === 'object' && rule !== null && isForModules(rule) ? {...rule, use} : rule,
  );
}

function lightenSheets(compiler: Compiler, originals: string, options: Options): void {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    // After the minifiers, and before files are named after their content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compilation.hooks.processAssets.tapPromise({name, stage}, async (assets) => {
      const textsOf = (extension: string) =>
        Object.entries(assets)
          .filter(([file]) => file.endsWith(extension))
          .map(([file, source]) => ({file, text: source.source().toString()}));
      const sheets = textsOf('.css');
      const scripts = textsOf('.js').map(({text}) => text);
      await mkdir(originals, {recursive: true});
      for (const {file, text} of sheets) {
        // The hash in the name is not yet that of the content.
        const [chunk = ''] = path.basename(file).split('.');
        await writeFileAtomic(path.join(originals, `${chunk}.css`), text);
      }
      for (const {file, text} of lighten(sheets, scripts, options)) {
        compilation.updateAsset(file, new sources.RawSource(text));
      }
    });
  });
}
