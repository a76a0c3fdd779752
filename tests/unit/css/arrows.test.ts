import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

test('no arrow before or after a text can be alone on a line', () => {
  const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets).toContain('css/navigation.css');
  // A space that does not break is written as \a0.
  const breaking = sheets.filter((file) => / [←→]|[←→] /.test(contentsOf(file)));
  expect(breaking).toEqual([]);
});

/** Returns the texts that a style sheet adds to a page. */
function contentsOf(file: string): string {
  return (readFileSync(`src/${file}`, 'utf8').match(/content: '[^']*'/g) ?? []).join('\n');
}
