import {expect, test} from 'vitest';
import {dialog, expectFinal, openSearch, textsOf} from '../support/dialog';
import {visit} from '../support/site';

// The embedded engine. The request to a hosted one is in request.test.tsx.
test.each([
  [1280, 10],
  [360, 5],
])('at %i px, the snippet of a hit has %i words', async (width, words) => {
  const user = await visit('/blog', {width});
  await openSearch(user);
  await user.keyboard('keyboard');
  await expectFinal();
  const texts = textsOf(dialog().querySelectorAll('.DocSearch-Hit-snippet'));
  const counts = texts.map((text) => text.match(/[\p{L}\p{N}\p{M}]+/gu)?.length ?? 0);
  const cut = counts.filter((_count, index) => texts[index]?.includes('…'));
  expect(cut.length, texts.join('\n')).toBeGreaterThan(4);
  expect([...new Set(cut)], texts.join('\n')).toEqual([words]);
  expect(Math.max(...counts), texts.join('\n')).toBe(words);
});
