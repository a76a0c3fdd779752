/** `npm run screenshots`: takes the screenshots of the README from the site in build/. */
// cspell:ignore networkidle
import {chromium, type Page} from '@playwright/test';
import {existsSync} from 'node:fs';
import {mkdir, stat} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {findBrowser} from './lib/browser.mjs';
import {root} from './lib/install.mjs';
import {serveBuild} from './lib/serve-build.mjs';

interface Picture {
  name: string;
  path: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  /** Prepares the page for the screenshot. */
  prepare?: (page: Page) => Promise<void>;
}

const pictures: Picture[] = [
  {name: 'home-light', path: '/', width: 1280, height: 800, colorScheme: 'light'},
  {name: 'home-dark', path: '/', width: 1280, height: 800, colorScheme: 'dark'},
  {
    name: 'guide-phone',
    path: '/guides/rescue-mode',
    width: 390,
    height: 780,
    colorScheme: 'light',
  },
  {
    name: 'search',
    path: '/guides/vpn',
    width: 1280,
    height: 800,
    colorScheme: 'light',
    prepare: searchFor('secure boot password'),
  },
];

const folder = path.join(root, '.github');

/** Opens the search and waits for its hits, with all of the index. */
function searchFor(query: string) {
  return async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(query);
    await page.locator('dialog [role=listbox][data-provisional=false]').waitFor();
  };
}

async function take(page: Page, origin: string, picture: Picture): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(`${origin}${picture.path}`, {waitUntil: 'networkidle'});
  await picture.prepare?.(page);
  const file = path.join(folder, `${picture.name}.webp`);
  // Without motion, animations only follow the scrolling, and belong to the picture.
  await sharp(await page.screenshot({caret: 'hide'}))
    .webp({quality: 86, effort: 6, smartSubsample: true})
    .toFile(file);
  const {size} = await stat(file);
  console.log(`${path.relative(root, file)}  ${Math.round(size / 1000)} kB`);
}

async function main(): Promise<void> {
  if (!existsSync(path.join(root, 'build/index.html'))) {
    throw new Error('build/index.html is missing; run npm run build first.');
  }
  await mkdir(folder, {recursive: true});
  const server = await serveBuild();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    // A browser run by root, as in a container, cannot use its sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const picture of pictures) {
      const {width, height, colorScheme} = picture;
      const page = await browser.newPage({
        viewport: {width, height},
        deviceScaleFactor: width < 500 ? 2 : 1.5,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await take(page, server.origin, picture);
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
