import {createHash} from 'node:crypto';
import {copyFile, mkdir, stat} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import writeFileAtomic from 'write-file-atomic';

/** A picture to draw. */
export interface Drawing {
  /** An SVG that covers all of it. */
  background: string;
  /** The SVG to place over the background. */
  words: string;
  /** The path of the PNG. */
  file: string;
}

/** More dithering causes stripes in the plain ground, and none causes banding in the sky. */
const options = {palette: true, quality: 100, dither: 0.5};

/**
 * Draws the pictures, or takes them from the cache. The cache key covers all inputs: the background,
 * the words, the version of sharp and its options.
 *
 * @returns how many had to be drawn
 */
export async function drawAll(drawings: readonly Drawing[], cacheDir: string): Promise<number> {
  await mkdir(cacheDir, {recursive: true});
  // Each is rendered only once, since the background is most of the work.
  const rendered = new Map<string, Promise<Buffer>>();
  const render = (background: string) => {
    const known = rendered.get(background) ?? sharp(Buffer.from(background)).png().toBuffer();
    rendered.set(background, known);
    return known;
  };
  const drawn = await Promise.all(
    drawings.map(async ({background, words, file}) => {
      const cached = path.join(cacheDir, `${hashOf(background, words)}.png`);
      const isNew = !(await exists(cached));
      if (isNew) {
        await writeFileAtomic(cached, await pictureOf(await render(background), words));
      }
      await mkdir(path.dirname(file), {recursive: true});
      await copyFile(cached, file);
      return isNew;
    }),
  );
  return drawn.filter(Boolean).length;
}

function pictureOf(background: Buffer, words: string): Promise<Buffer> {
  return sharp(background)
    .composite([{input: Buffer.from(words)}])
    .png(options)
    .toBuffer();
}

function hashOf(background: string, words: string): string {
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
