import {expect, test} from 'vitest';
import {asksForDefinition} from '../../../../src/search/embedded/definitions';

test.each(['what is MOK', 'What are streams?', 'what does staged mean', '"what is uupd"'])(
  'asks for a definition: %s',
  (query) => {
    expect(asksForDefinition(query)).toBe(true);
  },
);

test.each(['what is my password', 'what is wrong', 'MOK', 'whatsapp', 'see what is MOK'])(
  'does not: %s',
  (query) => {
    expect(asksForDefinition(query)).toBe(false);
  },
);
