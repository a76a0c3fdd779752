import {expect, test} from 'vitest';
import {dayOf} from '../../src/components/Until/today';
import {futureDateProblems, relativeTimeProblems} from './checks/future-dates';
import {readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const pages = readPages(fromRoot());
const wrong = readPages(`${fixtures}/future-dates`);
const guides = pages.filter(({file}) => file.startsWith('docs/'));

test('every future date is in <Until> and <Since>', () => {
  const today = dayOf(new Date());
  expect(sentences(pages.flatMap((page) => futureDateProblems(page, today)))).toEqual([]);
});

test('no page says "today" about a version or a stream', () => {
  expect(sentences(guides.flatMap(relativeTimeProblems))).toEqual([]);
});

test('a date after the day of the text is reported in any format', () => {
  const problem = (place: string, written: string, known: string) =>
    `${place}: says "${written}", which is after ${known}, the day the text is from; put what holds before that day in <Until date="…">, and what holds then in <Since date="…"> right after it.`;
  expect(sentences(wrong.flatMap((page) => futureDateProblems(page, '2026-11-22')))).toEqual([
    problem('docs/wrong.mdx:3', '2027', '2026-08-22'),
    problem('docs/wrong.mdx:8', '20 October 2026', '2026-08-22'),
    problem('docs/wrong.mdx:8', '2026-08-23', '2026-08-22'),
    problem('docs/wrong.mdx:13', 'September 2026', '2026-08-22'),
    problem('docs/wrong.mdx:15', 'May 1, 2027', '2026-08-22'),
    problem('docs/wrong.mdx:17', 'October 2026', '2026-08-22'),
    problem('blog/2026-08-01-post.md:1', '2027-01-01', '2026-11-22'),
  ]);
});

test('"today" and its synonyms are reported for versions and streams', () => {
  const problem = (line: number, word: string) =>
    `docs/wrong.mdx:${line}: says "${word}" of a version or stream; write what stays true, or how the reader looks it up.`;
  expect(sentences(wrong.flatMap(relativeTimeProblems))).toEqual([
    problem(19, 'today'),
    problem(19, 'currently'),
  ]);
});
