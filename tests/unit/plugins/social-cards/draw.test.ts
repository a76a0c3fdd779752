import {readFileSync} from 'node:fs';
import {mkdtemp, readdir, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {wordsOfCard} from '../../../../src/plugins/social-cards/card';
import {drawAll} from '../../../../src/plugins/social-cards/draw';
import {readTokens, resolveTokens} from '../../../../src/plugins/social-cards/tokens';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../src', file), 'utf8');

const tokens = readTokens(read('css/tokens.css'));
const background = resolveTokens(read('plugins/social-cards/background.svg'), tokens);

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'social-cards-'));
});

afterEach(async () => {
  await rm(folder, {recursive: true});
});

function draw(...titles: string[]): Promise<number> {
  const drawings = titles.map((title) => ({
    background,
    words: resolveTokens(wordsOfCard({title, section: 'Use Aurora'}, 'docs.example'), tokens),
    file: path.join(folder, 'build', 'guides', `${title}.png`),
  }));
  return drawAll(drawings, path.join(folder, 'cache'));
}

test('a card is a PNG of the size that social networks expect', async () => {
  expect(await draw('vpn')).toBe(1);
  const {format, width, height} = await sharp(path.join(folder, 'build/guides/vpn.png')).metadata();
  expect({format, width, height}).toEqual({format: 'png', width: 1200, height: 630});
});

test('existing cards come from the cache, and only new ones are drawn', async () => {
  await draw('vpn');
  expect(await draw('vpn', 'gaming')).toBe(1);
  expect(await draw('vpn', 'gaming')).toBe(0);
  expect(await readdir(path.join(folder, 'build/guides'))).toEqual(['gaming.png', 'vpn.png']);
});

test('different text makes different images', async () => {
  await draw('vpn', 'gaming');
  const [one, other] = await Promise.all(
    ['vpn', 'gaming'].map((title) =>
      sharp(path.join(folder, `build/guides/${title}.png`))
        .raw()
        .toBuffer(),
    ),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});
