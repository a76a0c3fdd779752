import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../e2e/search');

interface Row {
  sentence: string;
  /** Relative to the README. */
  file: string | undefined;
  title: string;
}

/** Returns the rows of the README's tables, without headers. */
function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [sentence = '', link = '', title = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const isHead = sentence === 'Sentence' || /^-*$/.test(sentence);
    return isHead ? [] : [{sentence, file: /\]\((?<file>.+)\)$/.exec(link)?.groups?.file, title}];
  });
}

/** Returns whether the code contains a quoted title. */
const isIn = (code: string, title: string) =>
  ["'", '"', '`'].some((quote) => code.includes(`${quote}${title}${quote}`));

/** Returns a sentence for each row without an existing test. */
function problemsOf(rows: Row[]): string[] {
  return rows.flatMap(({sentence, file, title}) => {
    const at = path.join(folder, file ?? '');
    if (file === undefined || title === '') {
      return `"${sentence}" has no test: name its file, as a link, and its title.`;
    }
    if (!existsSync(at)) {
      return `"${sentence}": there is no ${file}; name the file that has the test now.`;
    }
    return isIn(readFileSync(at, 'utf8'), title)
      ? []
      : `"${sentence}": ${file} has no test "${title}"; name the one that proves the sentence now.`;
  });
}

const text = readFileSync(path.join(folder, 'README.md'), 'utf8');

test('each sentence of the specification about the search has a test', () => {
  expect(problemsOf(rowsOf(text))).toEqual([]);
});

test.each([2, 3, 4, 5, 7, 8, 9])('§%i of the specification has a table', (section) => {
  const part = text.split(/^## /m).find((each) => each.split('\n')[0]?.endsWith(`(§${section})`));
  expect(rowsOf(part ?? '').length).toBeGreaterThan(5);
});

test('a sentence without a test and a missing test are reported', () => {
  const table = `
| Sentence | File | Test |
| -------- | ---- | ---- |
| It opens | [opening](opening.spec.ts) | the search button opens the search |
| It sings | [opening](opening.spec.ts) | the search button opens the |
| It flies | [flying](flying.spec.ts) | it flies |
| It waits | [opening](opening.spec.ts) | |
| It walks | | the search button opens the search |
`;
  expect(problemsOf(rowsOf(table))).toEqual([
    '"It sings": opening.spec.ts has no test "the search button opens the"; name the one that proves the sentence now.',
    '"It flies": there is no flying.spec.ts; name the file that has the test now.',
    '"It waits" has no test: name its file, as a link, and its title.',
    '"It walks" has no test: name its file, as a link, and its title.',
  ]);
});
