import {expect, test} from 'vitest';
import type {Recipe, UjustNotes} from '../../../../src/data/ujust-schema';
import {recipesText} from '../../../../src/plugins/generated-text/recipes';

const recipe: Recipe = {
  name: 'toggle-lamp',
  aliases: ['lamp'],
  parameters: [
    {name: 'room', default: null},
    {name: 'color', default: 'white'},
    {name: 'when', default: ''},
  ],
  group: null,
  doc: null,
  file: 'lamp.just',
  hash: '0'.repeat(64),
  runs: [],
  changed: '2026-08-01',
};
const notes: UjustNotes = {
  'toggle-lamp': {
    does: 'Turns the lamp on or off.',
    asks: true,
    admin: false,
    undo: 'Run it again.',
    danger: 'The bulb may burst.',
    page: {title: 'Lamps', path: '/guides/lamps'},
  },
};

test('a recipe is a section that says all there is to know before running it', () => {
  expect(recipesText([recipe], notes)).toBe(
    [
      '### toggle-lamp {#toggle-lamp}',
      'Turns the lamp on or off.',
      ':::warning[Before you run it]',
      'The bulb may burst.',
      ':::',
      'Asks before it starts. Needs no administrator.',
      [
        '- Command: `ujust toggle-lamp ROOM COLOR WHEN`',
        '- `ROOM` has to be given',
        '- `COLOR` is `white` when left out',
        '- `WHEN` may be left out',
        '- Also: `ujust lamp`',
        '- Undo: Run it again.',
        '- More: [Lamps](/guides/lamps)',
      ].join('\n'),
    ].join('\n\n'),
  );
});

test('a recipe that has no note stops the build with what to do', () => {
  expect(() => recipesText([recipe], {})).toThrow(
    'src/data/ujust-notes.json says nothing of the recipe toggle-lamp; write what it does.',
  );
});
