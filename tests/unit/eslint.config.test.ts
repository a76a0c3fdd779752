import {ESLint} from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import {describe, expect, test} from 'vitest';

/** The rules of the repository, without those that require type information. */
const eslint = new ESLint({
  cwd: path.resolve(import.meta.dirname, '../..'),
  overrideConfig: tseslint.configs.disableTypeChecked,
});

/** Returns the messages of ESLint for a file that imports and uses a module. */
async function messagesFor(filePath: string, module: string): Promise<string[]> {
  const code = `import imported from '${module}';\n\nexport default imported;\n`;
  const results = await eslint.lintText(code, {filePath});
  return results.flatMap(({messages}) => messages.map(({message}) => message));
}

const core =
  'The search core knows neither React nor Docusaurus nor the theme (see src/search/README.md).';
const relative = 'Import it by a relative path, which every tool can follow.';

describe('boundaries between the folders of src/ are enforced', () => {
  test.each([
    ['src/search/core/new.ts', 'react', core],
    ['src/search/core/new.ts', 'react/jsx-runtime', core],
    ['src/search/algolia/new.ts', 'react-dom', core],
    ['src/search/evaluation/new.ts', 'react-dom/client', core],
    [
      'src/search/evaluation/new.ts',
      '../../content/check/keys',
      'src/search/evaluation may import',
    ],
    ['src/search/core/new.ts', '@docusaurus/plugin-content-docs/client', core],
    ['src/search/core/new.ts', '@theme/SearchBar', core],
    ['src/search/core/new.ts', '@site/src/config/site', core],
    ['src/search/core/new.ts', '@generated/search-records/default/first.json', core],
    ['src/theme/Heading/new.tsx', '@site/src/components/Badge', relative],
    ['src/config/new.ts', '../search/core/record', 'src/config may import nothing of src/'],
    ['src/hooks/new.ts', '../config/site', 'src/hooks may import nothing of src/'],
    ['src/search/core/new.ts', '../embedded/engine', 'src/search/core may import src/config;'],
    ['src/search/core/new.ts', '../../theme/SearchBar', 'src/search/core may import src/config;'],
    [
      'src/search/embedded/new.ts',
      '../../config/site',
      'src/search/embedded may import src/search',
    ],
    ['src/search/ui/new.ts', '../../theme/SearchBar', 'src/search/ui may import'],
    ['src/search/ui/new.ts', '../../plugins/licenses', 'src/search/ui may import'],
    ['src/ask/core/new.ts', 'react', core],
    ['src/ask/core/new.ts', '../../search/embedded/engine', 'src/ask/core may import'],
    ['src/ask/ui/new.ts', '../../search/ui/dialog', 'src/ask/ui may import'],
    ['src/search/ui/new.ts', '../../ask/core/chat', 'src/search/ui may import'],
    ['src/components/Badge/new.tsx', '../../theme/Heading', 'src/components may import'],
    ['src/components/Badge/new.tsx', '../../content/markdown/parse', 'src/components may import'],
    ['src/navigation/new.ts', '../components/Badge', 'src/navigation may import'],
    ['src/upstream/safe-hash/new.ts', '../../theme/Heading', 'src/upstream may import'],
    ['src/theme/Heading/new.tsx', '../../plugins/licenses', 'src/theme may import'],
    ['src/theme/Heading/new.tsx', '../../content/markdown/parse', 'src/theme may import'],
    ['src/content/facts/new.ts', '../markdown/parse', 'src/content/facts may import nothing'],
    ['src/content/check/new.ts', '../../plugins/licenses', 'src/content/check may import'],
    ['src/plugins/licenses/new.ts', '../../theme/Heading', 'src/plugins may import'],
  ])('%s may not import %s', async (file, module, message) => {
    expect(await messagesFor(file, module)).toEqual([expect.stringContaining(message)]);
  });
});

test('import cycles are errors', async () => {
  // hit.ts imports record.ts.
  expect(await messagesFor('src/search/core/record.ts', './hit')).toContainEqual(
    expect.stringMatching(/cycle/i),
  );
  expect(await messagesFor('src/search/core/new.ts', './hit')).toEqual([]);
});

describe('everything else can be imported', () => {
  test.each([
    ['src/search/core/new.ts', './record'],
    ['src/search/core/new.ts', 'minisearch'],
    ['src/search/embedded/new.ts', '../core/client'],
    ['src/theme/Heading/new.tsx', 'react'],
    ['src/theme/Heading/new.tsx', '../../search/core/hit'],
    ['src/theme/Heading/new.tsx', '@docusaurus/plugin-content-docs/client'],
    ['src/components/Badge/new.tsx', '@theme/Tabs'],
    ['src/plugins/licenses/new.ts', '../../search/build'],
    ['src/plugins/licenses/new.ts', '../../content/facts/facts'],
  ])('%s may import %s', async (file, module) => {
    expect(await messagesFor(file, module)).toEqual([]);
  });
});

describe('internals of Docusaurus and of the bundler stay in src/upstream', () => {
  const message = 'What reaches behind the documented API of Docusaurus belongs in src/upstream.';

  async function messagesOf(filePath: string, code: string): Promise<string[]> {
    const results = await eslint.lintText(code, {filePath});
    return results.flatMap(({messages}) => messages.map((found) => found.message));
  }

  test.each([
    ['src/navigation/new.ts', '@docusaurus/core/lib/client/preload'],
    ['src/navigation/new.ts', '@docusaurus/theme-common/internal'],
    ['src/theme/Heading/new.tsx', '@docusaurus/core/lib/client/preload'],
    ['docusaurus.config.ts', '@docusaurus/core/lib/client/preload'],
  ])('%s may not import %s', async (file, module) => {
    expect(await messagesFor(file, module)).toEqual([message]);
    expect(await messagesOf(file, `export default import('${module}');\n`)).toEqual([message]);
  });

  test.each(['__webpack_require__.e', 'bundler.NormalModuleReplacementPlugin'])(
    'src/plugins may not use %s',
    async (internal) => {
      const code = `export default (bundler) => [bundler, ${internal}];\n`;
      expect(await messagesOf('src/plugins/licenses/new.ts', code)).toContain(message);
      expect(await messagesOf('src/upstream/safe-hash/new.ts', code)).not.toContain(message);
    },
  );

  test.each([
    ['src/upstream/safe-hash/new.ts', '@docusaurus/core/lib/client/preload'],
    ['src/theme/Heading/new.tsx', '@docusaurus/theme-common/internal'],
    ['src/search/ui/New.tsx', '@docusaurus/theme-common/internal'],
    ['src/navigation/new.ts', '@docusaurus/theme-common'],
  ])('%s may import %s', async (file, module) => {
    expect(await messagesFor(file, module)).toEqual([]);
  });
});
