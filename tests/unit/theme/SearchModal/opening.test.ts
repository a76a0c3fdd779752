import {expect, test} from 'vitest';
import {openingOf} from '../../../../src/theme/SearchModal/opening';

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
