import {expect, test} from 'vitest';
import {undocumentedRecipes} from '../../../../src/content/freshness/undocumented';
import {parseMarkdown} from '../../../../src/content/markdown/parse';

test('a recipe is documented if a page names it with ujust, in backticks or in a table', () => {
  const trees = [
    'Run `ujust -n update`, or ujust upgrade.',
    '| Recipe | Use |\n| --- | --- |\n| `toggle-iwd` | Wi-Fi |\n\n```bash\nujust bios\n```',
    'The word benchmark alone is no name.\n\n<Recipes names="cncf, bbrew" />',
  ].map((text) => parseMarkdown(text).tree);
  const recipes = ['update', 'upgrade', 'toggle-iwd', 'bios', 'benchmark', 'clean-system', 'bbrew'];
  expect(undocumentedRecipes(trees, recipes)).toEqual(['benchmark', 'clean-system']);
});
