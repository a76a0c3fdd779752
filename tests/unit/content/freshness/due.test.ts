import {expect, test} from 'vitest';
import {dueLines} from '../../../../src/content/freshness/due';
import {parseMarkdown} from '../../../../src/content/markdown/parse';

const page = (text: string) => ({
  file: 'docs/page.mdx',
  tree: parseMarkdown(text).tree,
  checkedOn: undefined,
});
const pair = (date: string) =>
  `<Until date="${date}">It comes.</Until><Since date="${date}">It is there.</Since>`;

test('dated text is due on its day, with its line and what to do', () => {
  const text = `Text.\n\n${pair('2027-04-13')}\n\n- ${pair('2027-04-14')}\n`;
  const line = (place: number, date: string) =>
    `docs/page.mdx:${place}: the day ${date} has come; check what <Since> says, keep it as plain text, and take <Until> away.`;
  expect(dueLines([page(text)], '2027-04-12')).toEqual([]);
  expect(dueLines([page(text)], '2027-04-13')).toEqual([line(3, '2027-04-13')]);
  expect(dueLines([page(text)], '2028-01-01')).toEqual([
    line(3, '2027-04-13'),
    line(5, '2027-04-14'),
  ]);
});
