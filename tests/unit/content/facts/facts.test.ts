import {expect, test} from 'vitest';
import {
  brewfiles,
  brewfilesNotes,
  files,
  filesNotes,
  images,
  messages,
  osLinks,
  retired,
  ujust,
  ujustNotes,
} from '../../../../src/content/facts/facts';
import {filesSchema} from '../../../../src/content/facts/files-schema';
import {imagesSchema} from '../../../../src/content/facts/images-schema';
import {messagesSchema} from '../../../../src/content/facts/messages-schema';
import {osLinksSchema} from '../../../../src/content/facts/os-links-schema';
import {ujustNotesSchema, ujustSchema} from '../../../../src/content/facts/ujust-schema';
import {validated} from '../../../../src/content/facts/validated';

const recipeNames = ujust.recipes.map(({name}) => name);

test.each([
  ['ujust-notes.json', recipeNames, ujustNotes],
  ['brewfiles-notes.json', brewfiles.brewfiles.map(({file}) => file), brewfilesNotes],
])('%s has a note for everything in the image, and nothing else', (_file, known, notes) => {
  expect(Object.keys(notes).sort()).toEqual([...known].sort());
});

test('each note on a file or unit is on one in the image', () => {
  const known = [...files.files.map(({path}) => path), ...files.units.map(({name}) => name)];
  expect(Object.keys(filesNotes).filter((name) => !known.includes(name))).toEqual([]);
});

test('nothing that is still in the image is marked as retired', () => {
  const present = [
    ...recipeNames,
    ...images.images.map(({name}) => name),
    ...images.streams.map(({name}) => name),
  ];
  expect(retired.map(({name}) => name).filter((name) => present.includes(name))).toEqual([]);
});

test('a fact that does not match its schema is rejected', () => {
  const [recipe] = ujust.recipes;
  const isRefused = (schema: {safeParse(data: unknown): {success: boolean}}, data: unknown) =>
    !schema.safeParse(data).success;
  expect(isRefused(ujustSchema, {...ujust, recipes: [recipe, recipe]})).toBe(true);
  expect(isRefused(ujustSchema, {...ujust, source: {...ujust.source, date: 'today'}})).toBe(true);
  expect(isRefused(imagesSchema, {...images, registry: 'docker.io'})).toBe(true);
  expect(isRefused(filesSchema, {...files, units: [{name: 'uupd.timer'}]})).toBe(true);
  expect(isRefused(osLinksSchema, {...osLinks, links: [{url: 'https://example.org'}]})).toBe(true);
  const note = {does: 'no sentence', asks: false, admin: false, undo: null, danger: null};
  expect(isRefused(ujustNotesSchema, {update: note})).toBe(true);
});

test('a mistake in a file of facts is reported with its line, its place and what is expected', () => {
  const {messages: entries, parts} = messages;
  const [first, second] = entries;
  const wrong = {messages: [first, {...second, topic: 'time', meaning: 'No'}], parts};
  expect(() => validated('messages.json', messagesSchema, wrong)).toThrow(
    /^src\/content\/facts\/messages\.json:1\d: messages\.1\.topic: Invalid option: .+\.\nsrc\/content\/facts\/messages\.json:1\d: messages\.1\.meaning: is not a sentence; end it with a full stop\.$/,
  );
});
