import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contract, upstreamSource} from '../contract';
import slots from './slots.json';

const theme = path.join(__dirname, '../../theme');

/** Where a slot can come from. */
const themes = [
  {packageName: '@docusaurus/theme-classic', folder: 'lib/theme'},
  {packageName: '@docusaurus/theme-search-algolia', folder: 'lib/theme'},
  {packageName: '@docusaurus/core', folder: 'lib/client/theme-fallback'},
];

/** The text of upstream's file for a slot, by its path without an ending. */
function originalOf(slot: string): string | undefined {
  for (const {packageName, folder} of themes) {
    try {
      return upstreamSource(packageName, `${folder}/${slot}.js`);
    } catch {
      // This theme has no such slot.
    }
  }
  return undefined;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The slots of src/theme that do not render the original. */
function replacedSlots(): string[] {
  return readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .filter(
      (file) => !/@theme-(?:original|init)\//.test(readFileSync(path.join(theme, file), 'utf8')),
    )
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.tsx?$/, ''))
    .filter((slot) => slot in slots || originalOf(slot) !== undefined)
    .toSorted();
}

const compared = Object.entries(slots).map(([slot, hash]) => {
  const original = originalOf(slot);
  const found = original === undefined ? 'gone' : hashOf(original);
  const assumption = `the original of src/theme/${slot} is as it was when the two were compared`;
  return [found === hash ? assumption : `${assumption} (it is ${found} now)`, () => found === hash];
});

contract(__dirname, {
  'slots.json names the slots that src/theme replaces, and no others': () =>
    replacedSlots().join() === Object.keys(slots).toSorted().join() &&
    Object.keys(slots).every((slot) =>
      ['.ts', '.tsx'].some((ending) => existsSync(path.join(theme, slot + ending))),
    ),
  ...(Object.fromEntries(compared) as Record<string, () => boolean>),
});
