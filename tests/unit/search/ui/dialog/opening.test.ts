import {afterEach, expect, test, vi} from 'vitest';
import {openingOf, openingOfClick} from '../../../../../src/search/ui/dialog/opening';

const none = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};

test.each([
  [{}, 'here'],
  [{button: 0}, 'here'],
  [{ctrlKey: true}, 'tab'],
  [{metaKey: true}, 'tab'],
  [{altKey: true}, 'tab'],
  [{button: 1}, 'tab'],
  [{shiftKey: true}, 'window'],
  [{shiftKey: true, ctrlKey: true}, 'tab'],
])('%j opens a hit %s', (held, opening) => {
  expect(openingOf({...none, ...held})).toBe(opening);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Linux x86_64', {}, 'here'],
  ['Linux x86_64', {ctrlKey: true}, 'link'],
  ['Linux x86_64', {shiftKey: true}, 'link'],
  ['Linux x86_64', {button: 1}, 'link'],
  ['Linux x86_64', {metaKey: true}, 'tab'],
  ['Linux x86_64', {altKey: true}, 'tab'],
  ['MacIntel', {}, 'here'],
  ['MacIntel', {metaKey: true}, 'link'],
  ['MacIntel', {ctrlKey: true}, 'tab'],
  ['MacIntel', {altKey: true}, 'tab'],
])('on %s a click with %j opens a hit %s', (platform, held, opening) => {
  vi.stubGlobal('navigator', {platform});
  expect(openingOfClick({...none, ...held})).toBe(opening);
});
