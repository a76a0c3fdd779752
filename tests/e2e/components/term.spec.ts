import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {glossary, glossaryEntryOf} from '../../../src/content/facts/glossary-entries';
import {pageTypes} from '../accessibility/pages';
import {expect, test} from '../fixtures';
import {untilIdle} from '../idle';
import {saveData} from '../saveData';

const definition = glossaryEntryOf('image')?.definition ?? '';

/** The first term of the showcase, and its tooltip. */
function termOf(page: Page) {
  const word = page.getByRole('button', {name: 'image', exact: true});
  return {word, tooltip: page.getByRole('tooltip').filter({hasText: definition})};
}

test.beforeEach(async ({page, open}) => {
  // Prefetched code would be counted for the next page.
  await saveData(page);
  await open('/guides/example');
  await termOf(page).word.scrollIntoViewIfNeeded();
});

/** Returns the code that a page loads, without prefetching. */
async function codeOf(page: Page, load: () => Promise<unknown>): Promise<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/assets/js/')) {
      files.add(pathname);
    }
  });
  await load();
  expect(files.size).toBeGreaterThan(2);
  return [...files].map((file) => readFileSync(path.join('build', file), 'utf8')).join('\n');
}

for (const [type, address] of Object.entries({...pageTypes, showcase: '/guides/example'})) {
  test(`a page loads no other definitions than it shows: ${type}`, async ({page, open}) => {
    const code = await codeOf(page, () => open(address));
    const shown = await page.getByRole('tooltip', {includeHidden: true}).allTextContents();
    const loaded = glossary
      .map((entry) => entry.definition)
      // Apostrophes may be escaped in code.
      .filter((text) => text.split("'").every((part) => code.includes(part)));
    expect(loaded.filter((text) => !shown.includes(text))).toEqual([]);
    expect(loaded.length).toBe(new Set(shown).size);
  });
}

test('a term reached with Tab shows its definition, and Escape closes it', async ({page}) => {
  const {word, tooltip} = termOf(page);
  await expect(tooltip).toBeHidden();
  await expect(word).toHaveAccessibleDescription(definition);
  await page.getByRole('link', {name: 'Direct link to Glossary terms'}).focus();
  for (let stop = 0; stop < 8 && !(await tooltip.isVisible()); stop++) {
    await page.keyboard.press('Tab');
  }
  await expect(word).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(word).toBeFocused();
});

test('the definition is hidden when the term loses the focus', async ({page}) => {
  const {word, tooltip} = termOf(page);
  await word.focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeHidden();
});

test('the definition stays while the pointer is on it', async ({page}) => {
  const {word, tooltip} = termOf(page);
  await word.hover();
  await expect(tooltip).toBeVisible();
  const from = await word.boundingBox();
  const to = await tooltip.boundingBox();
  if (!from || !to) {
    throw new Error('The term or its definition is not visible.');
  }
  await page.mouse.move(from.x + 5, to.y + to.height / 2, {steps: 20});
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
});

test('Escape closes a definition under the pointer', async ({page}) => {
  const {word, tooltip} = termOf(page);
  await word.hover();
  await expect(tooltip).toBeVisible();
  await untilIdle(page);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('the definition stays next to its term when the page scrolls', async ({page}) => {
  const {word, tooltip} = termOf(page);
  await word.focus();
  const gap = async () => {
    const [above, below] = [await word.boundingBox(), await tooltip.boundingBox()];
    return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
  };
  expect(await gap()).toBe(0);
  await page.evaluate(() => scrollBy({top: 60, behavior: 'instant'}));
  await expect.poll(gap).toBe(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  test('a tap shows the definition inside the viewport, and a tap elsewhere closes it', async ({
    page,
  }) => {
    const {word, tooltip} = termOf(page);
    await word.tap();
    await expect(tooltip).toBeVisible();
    const box = await tooltip.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.getByRole('heading', {name: 'Glossary terms'}).tap({position: {x: 5, y: 5}});
    await expect(tooltip).toBeHidden();
  });

  test('a tap elsewhere closes it even if the focus does not move, as on iOS', async ({page}) => {
    const {word, tooltip} = termOf(page);
    await word.tap();
    await expect(tooltip).toBeVisible();
    await tooltip.dispatchEvent('pointerdown');
    await expect(tooltip).toBeVisible();
    await page.getByRole('heading', {name: 'Glossary terms'}).dispatchEvent('pointerdown');
    await expect(tooltip).toBeHidden();
    await expect(word).toBeFocused();
  });
});
