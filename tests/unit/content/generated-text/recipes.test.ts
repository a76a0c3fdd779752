import {expect, test} from 'vitest';
import type {Recipe, UjustNotes} from '../../../../src/content/facts/ujust-schema';
import {
  dangersText,
  recipesText,
  recipeTable,
} from '../../../../src/content/generated-text/recipes';

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
    topic: 'hardware and boot',
    asks: true,
    admin: false,
    deletes: true,
    undo: 'Run it again.',
    danger: 'The bulb may burst.',
    answers: {On: 'lights the room.', Off: 'puts the light out.'},
    leave: 'Press `Esc`.',
    page: {title: 'Lamps', path: '/guides/lamps'},
  },
};
/** The note of a harmless recipe. */
const note: UjustNotes[string] = {
  does: 'Shows it.',
  topic: 'faults',
  asks: false,
  admin: false,
  undo: null,
  danger: null,
};

test('the section of a recipe says what to know before running it', () => {
  expect(recipesText([recipe], notes)).toBe(
    [
      '### toggle-lamp {#toggle-lamp}',
      '**Before you run it:** The bulb may burst.',
      '```bash\nujust toggle-lamp ROOM COLOR WHEN\n```',
      [
        '<details>',
        '<summary>Turns the lamp on or off. <Badge>asks first</Badge> <Badge>deletes</Badge> <Badge>undo</Badge></summary>',
        '',
        '- `ROOM` has to be given',
        '- `COLOR` is `white` when left out',
        '- `WHEN` may be left out',
        '- Also: `ujust lamp`',
        '- Answers: **On** lights the room. **Off** puts the light out.',
        '- Leave it: Press `Esc`.',
        '- Undo: Run it again.',
        '- More: [Lamps](/guides/lamps)',
        '- Topic: <Badge>hardware and boot</Badge>',
        '',
        '</details>',
      ].join('\n'),
    ].join('\n\n'),
  );
});

test('what nothing undoes has no badge that says so', () => {
  const lamp = {...note, does: 'Breaks it.', undo: 'It stays broken.', final: true as const};
  expect(recipesText([recipe], {'toggle-lamp': lamp})).toContain('<summary>Breaks it.</summary>');
});

test('a recipe without a note stops the build and says what to do', () => {
  expect(() => recipesText([recipe], {})).toThrow(
    'src/content/facts/ujust-notes.json says nothing about the recipe toggle-lamp; write what it does.',
  );
});

test('a table of recipes has their names, effects, costs and requirements', () => {
  const old = {...recipe, name: 'lights', aliases: []};
  const oldNote = {...note, does: 'Another name of `toggle-lamp`.'};
  const all = {...notes, lights: oldNote};
  expect(recipeTable(['toggle-lamp', 'lights'], [recipe, old], all)).toBe(
    [
      '| Recipe | What it does | Before it acts |',
      '| --- | --- | --- |',
      '| `toggle-lamp` (also `lamp`; other name `lights`) | Turns the lamp on or off. The bulb may burst. See [Lamps](/guides/lamps). | asks |',
      '| `lights` | Another name of `toggle-lamp`. | – |',
    ].join('\n'),
  );
});

test('the list of risks contains the risky recipes and how to undo them', () => {
  expect(dangersText({...notes, show: note})).toBe(
    '- [`toggle-lamp`](#toggle-lamp): The bulb may burst. Press `Esc`. Undo: Run it again.',
  );
});
