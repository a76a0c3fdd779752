import {expect, test} from 'vitest';
import {undocumentedRecipes} from '../../../src/facts/undocumented';
import {parseMarkdown} from '../../../src/plugins/markdown/parse';

test('a recipe counts as explained when a page names it with ujust or in backticks', () => {
  const trees = [
    'Run `ujust -n update`, or ujust upgrade.',
    '| Recipe | Use |\n| --- | --- |\n| `toggle-iwd` | Wi-Fi |\n\n```bash\nujust bios\n```',
    'The word benchmark alone is no name.',
  ].map((text) => parseMarkdown(text).tree);
  const recipes = ['update', 'upgrade', 'toggle-iwd', 'bios', 'benchmark', 'clean-system'];
  expect(undocumentedRecipes(trees, recipes)).toEqual(['benchmark', 'clean-system']);
});
