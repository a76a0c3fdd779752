import {expect, test} from 'vitest';
import type {Document} from '../../../../src/search/embedded/documents';
import {createTextIndex} from '../../../../src/search/embedded/text-index';

const empty: Document = {
  title: [],
  keywords: [],
  summary: [],
  headings: [],
  path: [],
  content: [],
  contexts: [],
  messages: [],
};
const indexOf = () => createTextIndex((text) => text.split(' '));

test('a document counts once, however often and in how many fields it has a term', () => {
  const index = indexOf();
  index.add({...empty, title: ['vpn'], content: ['vpn and vpn', 'a vpn']});
  index.add({...empty, content: ['disk']});
  expect(index.frequencyOf('vpn')).toBe(1);
  expect(index.frequencyOf('disk')).toBe(1);
  expect(index.frequencyOf('printer')).toBe(0);
});

test('a document that is added later counts, too', () => {
  const index = indexOf();
  index.add({...empty, content: ['vpn']});
  expect(index.frequencyOf('vpn')).toBe(1);
  index.add({...empty, headings: ['vpn']});
  expect(index.frequencyOf('vpn')).toBe(2);
});
