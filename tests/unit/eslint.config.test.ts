import {ESLint} from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import {describe, expect, test} from 'vitest';

/** The repository's own rules, without those that need the types of the whole repository. */
const eslint = new ESLint({
  cwd: path.resolve(import.meta.dirname, '../..'),
  overrideConfig: tseslint.configs.disableTypeChecked,
});

/** What ESLint says of a file that imports a module and uses it. */
async function messagesFor(filePath: string, module: string): Promise<string[]> {
  const code = `import imported from '${module}';\n\nexport default imported;\n`;
  const results = await eslint.lintText(code, {filePath});
  return results.flatMap(({messages}) => messages.map(({message}) => message));
}

const core =
  'The search core knows neither React nor Docusaurus nor the theme (see src/search/README.md).';
const plugins =
  'Plugins run in Node at build time; what the browser shares with them belongs in src/search or src/config.';

describe('a boundary between the folders of src/ cannot be crossed', () => {
  test.each([
    ['src/search/core/new.ts', 'react', core],
    ['src/search/core/new.ts', 'react/jsx-runtime', core],
    ['src/search/core/new.ts', 'react-dom', core],
    ['src/search/core/new.ts', 'react-dom/client', core],
    ['src/search/core/new.ts', '@docusaurus/theme-common/internal', core],
    ['src/search/core/new.ts', '@theme/SearchBar', core],
    ['src/search/core/new.ts', '@site/src/config/site', core],
    ['src/search/core/new.ts', '@generated/search-records/default/first.json', core],
    ['src/search/core/new.ts', '../../theme/SearchBar', core],
    ['src/search/core/new.ts', '../../components/Card', core],
    ['src/search/core/new.ts', '../../plugins/new', core],
    ['src/search/embedded/new.ts', '../../theme/SearchBar', core],
    ['src/theme/New/index.tsx', '../../plugins/new', plugins],
    ['src/theme/New/index.tsx', '@site/src/plugins/new', plugins],
    ['src/components/New/index.tsx', '../../plugins/new', plugins],
  ])('%s may not import %s', async (file, module, boundary) => {
    expect(await messagesFor(file, module)).toEqual([
      expect.stringMatching(new RegExp(`^'${module}' import is restricted`)),
    ]);
    expect((await messagesFor(file, module))[0]).toContain(boundary);
  });
});

describe('everything else can be imported', () => {
  test.each([
    ['src/search/core/new.ts', './record'],
    ['src/search/core/new.ts', 'minisearch'],
    ['src/search/embedded/new.ts', '../core/client'],
    ['src/theme/New/index.tsx', 'react'],
    ['src/theme/New/index.tsx', '../../search/core/hit'],
    ['src/theme/New/index.tsx', '@docusaurus/plugin-content-docs/client'],
    ['src/components/New/index.tsx', '@theme/Tabs'],
    ['src/plugins/new/index.ts', '../../search/core/record'],
  ])('%s may import %s', async (file, module) => {
    expect(await messagesFor(file, module)).toEqual([]);
  });
});
