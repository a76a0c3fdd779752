import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {waypointProblems} from './checks/waypoints';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('every waypoint of the installation says how long it takes', () => {
  const pages = shownPages(readSite());
  expect(pages.flatMap(({$}) => $('.markdown .waypoint').get()).length).toBeGreaterThanOrEqual(7);
  expect(sentences(pages.flatMap(waypointProblems))).toEqual([]);
});

test('a waypoint without a time is reported', () => {
  const html = (text: string) =>
    `<div class="markdown"><h2 id="write"><span class="waypoint"></span>Write</h2>${text}</div>`;
  const problemsOf = (text: string) =>
    sentences(
      waypointProblems({file: 'a.html', route: '/a', $: load(html(text)), redirectsTo: undefined}),
    );
  expect(problemsOf('<p><strong>Takes:</strong> a minute.</p>')).toEqual([]);
  expect(problemsOf('<p>Get a stick.</p>')).toEqual([
    'a.html: the waypoint #write does not say how long it takes; begin its text with **Takes:** and a time.',
  ]);
});
