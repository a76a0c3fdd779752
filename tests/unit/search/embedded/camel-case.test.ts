// cspell:words kwallet networkmanag networkmanager
import {expect, test} from 'vitest';
import {splitCamelCase} from '../../../../src/search/embedded/camel-case';

const vocabulary = {
  words: new Map([
    ['kwallet', 'kwallet'],
    ['networkmanager', 'networkmanag'],
  ]),
};

test.each([
  ['HPCupsFilter.cpp 505', 'HP-Cups-Filter.cpp 505'],
  ['printerStateReason', 'printer-State-Reason'],
  ['a plain query', 'a plain query'],
  ['DNS and USB', 'DNS and USB'],
])('the parts of a name in camel case are words: %s', (query, expected) => {
  expect(splitCamelCase(query, vocabulary)).toBe(expected);
});

test.each(['NetworkManager', 'KWallet'])('a name that a text has stays whole: %s', (name) => {
  expect(splitCamelCase(name, vocabulary)).toBe(name);
});
