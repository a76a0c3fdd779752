import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import writeFileAtomic from 'write-file-atomic';

/** One picture to draw. */
export interface Drawing {
  /** The SVG that lies over the background. */
  words: string;
  /** Where the PNG goes. */
  file: string;
}

/** More dithering draws stripes into the even ground; none draws bands into the sky. */
const options = {palette: true, quality: 100, dither: 0.5};

/**
 * Draws the pictures, or takes them from the cache where the same ones were drawn before. What
 * tells them apart is all that they are made of: the background, the words, sharp and what it is told.
 *
 * @returns how many had to be drawn
 */
export async function drawAll(
  drawings: readonly Drawing[],
  backgroundFile: string,
  cacheDir: string,
): Promise<number> {
  const background = await readFile(backgroundFile);
  await mkdir(cacheDir, {recursive: true});
  // Drawn once: the sky is the larger part of the work.
  let sky: Promise<Buffer> | undefined;
  const drawn = await Promise.all(
    drawings.map(async ({words, file}) => {
      const cached = path.join(cacheDir, `${hashOf(background, words)}.png`);
      const isNew = !(await exists(cached));
      if (isNew) {
        sky ??= sharp(background).png().toBuffer();
        await writeFileAtomic(cached, await pictureOf(await sky, words));
      }
      await mkdir(path.dirname(file), {recursive: true});
      await copyFile(cached, file);
      return isNew;
    }),
  );
  return drawn.filter(Boolean).length;
}

function pictureOf(sky: Buffer, words: string): Promise<Buffer> {
  return (
    sharp(sky)
      .composite([{input: Buffer.from(words)}])
      // More dithering draws stripes into the even ground; none draws bands into the sky.
      .png({palette: true, quality: 100, dither: 0.5})
      .toBuffer()
  );
}

function hashOf(background: Buffer, words: string): string {
  return createHash('sha256')
    .update(JSON.stringify([sharp.versions, options]))
    .update(background)
    .update(words)
    .digest('hex');
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
