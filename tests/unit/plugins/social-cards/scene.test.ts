import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {seasonNames, type SeasonName} from '../../../../src/components/Season/names';
import {withScene} from '../../../../src/plugins/social-cards/scene';
import {readTokens, resolveTokens} from '../../../../src/plugins/social-cards/tokens';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../src', file), 'utf8');

const tokens = readTokens(read('css/tokens.css'));
const background = read('plugins/social-cards/background.svg');

/** The pixels of a background, of which the lower part of a card is its ground. */
function draw(season: SeasonName | undefined, top: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(resolveTokens(withScene(background, season), tokens)))
    .extract({left: 0, top, width: 1200, height})
    .raw()
    .toBuffer();
}

test('each season is another view, below the place of the title', async () => {
  const horizons = await Promise.all(
    [undefined, ...seasonNames].map((name) => draw(name, 360, 150)),
  );
  expect(new Set(horizons.map((pixels) => pixels.toString('base64'))).size).toBe(5);
  const skies = await Promise.all([undefined, ...seasonNames].map((name) => draw(name, 0, 360)));
  expect(new Set(skies.map((pixels) => pixels.toString('base64'))).size).toBe(1);
});

test('a background without a ground is reported', () => {
  expect(() => withScene('<svg/>', 'get')).toThrow('has no element with the id "ground"');
});
