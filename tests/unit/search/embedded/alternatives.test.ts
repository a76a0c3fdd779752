import {expect, test} from 'vitest';
import {
  alternativeTermsOf,
  withBestAlternative,
} from '../../../../src/search/embedded/alternatives';
import type {Document} from '../../../../src/search/embedded/documents';
import {emptyDocument} from '../../support/documents';

const termsOf = (text: string) => text.split(' ');

/** The coverage of a query by a section of which these words were found, in equal shares. */
function coverageOf(query: string, document: Partial<Document>): number | undefined {
  const terms = query.split(' ');
  const share = 1 / terms.length;
  const match = {
    score: 1,
    coverage: 1,
    terms: terms.map((term) => [term]),
    shares: terms.map(() => share),
  };
  const alternatives = alternativeTermsOf({...emptyDocument, ...document}, termsOf);
  return withBestAlternative(match, alternatives).coverage;
}

test.each(['keywords', 'messages'] as const)('of its %s, the best one counts', (field) => {
  const scattered = {[field]: ['choppy video', 'lost cursor', 'docked lid', 'cursor theme']};
  expect(coverageOf('choppy cursor docked', scattered)).toBeCloseTo(1 / 3);
  const together = {[field]: ['choppy video', 'cursor choppy docked']};
  expect(coverageOf('choppy cursor docked', together)).toBeCloseTo(1);
});

test('what the section says itself counts in any case', () => {
  const document = {content: ['docked lid'], keywords: ['choppy video', 'lost cursor']};
  expect(coverageOf('choppy cursor docked', document)).toBeCloseTo(2 / 3);
});

test('a section without alternatives has what was found', () => {
  expect(coverageOf('choppy cursor docked', {content: ['choppy']})).toBe(1);
});
