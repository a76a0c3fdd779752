// @vitest-environment happy-dom
import type {Location} from 'history';
import {beforeEach, expect, test} from 'vitest';
import messageNote, {explainAt} from '../../../src/navigation/messageNote';

const goTo = (pathname: string, hash = '') =>
  messageNote.onRouteDidUpdate({
    location: {pathname, search: '', hash, state: undefined} satisfies Location,
    previousLocation: null,
  });

const notes = () =>
  [...document.querySelectorAll('[role=note]')].map(({previousElementSibling, textContent}) => [
    previousElementSibling?.id,
    textContent,
  ]);

beforeEach(() => {
  document.body.innerHTML = '<h2 id="boot">Boot</h2><h2 id="disk">Disk</h2>';
});

test('what a message means stands below the heading that its hit leads to, and nowhere else', () => {
  explainAt('/faq#boot', 'The <b>disk</b> is full.');
  goTo('/faq', '#boot');
  const explained = [['boot', 'What the message means: The <b>disk</b> is full.']];
  expect(notes()).toEqual(explained);
  goTo('/faq', '#disk');
  expect(notes()).toEqual([]);
  goTo('/guides', '#boot');
  expect(notes()).toEqual([]);
  goTo('/faq', '#boot');
  expect(notes()).toEqual(explained);
});

test('a section that is then found by its own words has no note', () => {
  explainAt('/faq#boot', 'The disk is full.');
  explainAt('/faq#boot', undefined);
  goTo('/faq', '#boot');
  expect(notes()).toEqual([]);
});

test('a section that the page does not have gets no note', () => {
  explainAt('/faq#gone', 'The disk is full.');
  goTo('/faq', '#gone');
  expect(notes()).toEqual([]);
});
