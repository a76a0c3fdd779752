import {expect, test} from 'vitest';
import {createTextIndex} from '../../../../src/search/embedded/text-index';
import {emptyDocument} from '../../support/documents';

const indexOf = () => createTextIndex((text) => text.split(' '));

test('a document counts once, however often and in how many fields it has a term', () => {
  const index = indexOf();
  index.add({...emptyDocument, title: ['vpn'], content: ['vpn and vpn', 'a vpn']});
  index.add({...emptyDocument, content: ['disk']});
  expect(index.frequencyOf('vpn')).toBe(1);
  expect(index.frequencyOf('disk')).toBe(1);
  expect(index.frequencyOf('printer')).toBe(0);
});

test('a document that is added later counts, too', () => {
  const index = indexOf();
  index.add({...emptyDocument, content: ['vpn']});
  expect(index.frequencyOf('vpn')).toBe(1);
  index.add({...emptyDocument, headings: ['vpn']});
  expect(index.frequencyOf('vpn')).toBe(2);
});
