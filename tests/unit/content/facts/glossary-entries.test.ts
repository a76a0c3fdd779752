import {describe, expect, test} from 'vitest';
import {glossary, glossaryEntryOf} from '../../../../src/content/facts/glossary-entries';
import {glossarySchema} from '../../../../src/content/facts/glossary-schema';

const messagesOf = (entries: unknown) =>
  glossarySchema.safeParse(entries).error?.issues.map(({message}) => message) ?? [];

const entry = {
  term: 'image',
  forms: ['images'],
  definition: `${'The system in a piece. '.repeat(3).trim()}`,
};

test('the glossary matches its schema', () => {
  expect(messagesOf(glossary)).toEqual([]);
});

test.each([
  [
    'a definition that says too little',
    {definition: 'Too short.'},
    'is shorter than 40 characters; say what the word means',
  ],
  [
    'a definition that says too much',
    {definition: `A${'a'.repeat(200)}.`},
    'is longer than 200 characters; keep what a reader needs on the spot',
  ],
  [
    'a definition that is not a sentence',
    {definition: 'a system image that is installed on a disk'},
    'is not a sentence; begin with a capital and end with a full stop',
  ],
  ['a word that is there twice', {forms: ['Image']}, 'has "image" twice; keep one'],
])('%s is reported', (_what, part, message) => {
  expect(messagesOf([{...entry, ...part}])).toEqual([message]);
});

test('a word in the wrong place is reported', () => {
  expect(messagesOf([entry, {...entry, term: 'Flatpak', forms: []}])).toEqual([
    'has "flatpak" in the wrong place; move it to its alphabetical position',
  ]);
});

describe('the glossary finds a term', () => {
  test.each(glossary.flatMap(({term, forms}) => [term, ...forms].map((form) => [form, term])))(
    '"%s"',
    (form, term) => {
      expect(glossaryEntryOf(form)?.term).toBe(term);
    },
  );

  test('at the start of a sentence and over two lines', () => {
    expect(glossaryEntryOf('Roll\n back')?.term).toBe('roll back');
  });

  test('but not an unknown word', () => {
    expect(glossaryEntryOf('kernel')).toBeUndefined();
  });
});
