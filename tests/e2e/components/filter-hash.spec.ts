import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectLanded} from '../landing';

const path = '/reference/ujust';

const fieldOf = (page: Page) => page.getByRole('searchbox', {name: 'Filter the recipes'});

const countOf = (page: Page) =>
  page.getByRole('status').filter({hasText: /^\d+ (?:of \d+ )?(?:entry|entries)$/});

const sectionOf = (page: Page, id: string) => page.locator(`article #${id}`);

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows a link of the table of contents, even if it is not in view. */
async function followContents(page: Page, id: string) {
  await page
    .locator(`.theme-doc-toc-desktop a[href="#${id}"]`)
    .evaluate((link: HTMLElement) => link.click());
}

test('typing does not scroll and keeps the rest of the URL', async ({page, open}) => {
  await open(`${path}?from=mail#recipes`);
  await expectLanded(page, 'recipes');
  await fieldOf(page).click();
  const position = await scrolledTo(page);
  const all = await countOf(page).textContent();
  await fieldOf(page).press('z');
  await expect(countOf(page)).not.toHaveText(all ?? '');
  expect(await scrolledTo(page)).toBe(position);
  await expect(page).toHaveURL(`${path}?from=mail&filter=z#recipes`);
  await fieldOf(page).press('Backspace');
  await expect(countOf(page)).toHaveText(all ?? '');
  expect(await scrolledTo(page)).toBe(position);
  await expect(page).toHaveURL(`${path}?from=mail#recipes`);
});

test('typing can continue when the section in the URL is filtered out', async ({page, open}) => {
  await open(`${path}#update`);
  await fieldOf(page).pressSequentially('tpm2');
  await expect(sectionOf(page, 'update')).toHaveCount(0);
  await expect(page).toHaveURL(`${path}?filter=tpm2#update`);
  await expect(fieldOf(page)).toHaveValue('tpm2');
});

test('a shared URL with a filter scrolls to its heading', async ({page, open}) => {
  await open(`${path}?filter=update#update`);
  await expectLanded(page, 'update');
  await expect(page).toHaveURL(`${path}?filter=update#update`);
});

test('a shared URL with a filter scrolls to a heading after the list', async ({page, open}) => {
  await open(`${path}?filter=update#recipes-that-are-gone`);
  await expectLanded(page, 'recipes-that-are-gone');
});

test('reloading or returning to a filtered page restores it', async ({page, open}) => {
  const position = 300;
  await open(`${path}?filter=tpm2#update`);
  await fieldOf(page).fill('tpm2');
  await expect(sectionOf(page, 'update')).toHaveCount(0);
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), position);
  for (const step of ['reload', 'goBack'] as const) {
    if (step === 'goBack') {
      await page.goto('about:blank');
    }
    await page[step]();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(fieldOf(page)).toHaveValue('tpm2');
    await expect.poll(() => scrolledTo(page)).toBe(position);
    await expect(page).toHaveURL(`${path}?filter=tpm2#update`);
  }
});

test('a link to a filtered section shows it', async ({page, open}) => {
  await open(`${path}?from=mail&filter=brew`);
  await expect(sectionOf(page, 'toggle-tpm2')).toHaveCount(0);
  await followContents(page, 'toggle-tpm2');
  await expectLanded(page, 'toggle-tpm2');
  await expect(page).toHaveURL(`${path}?from=mail#toggle-tpm2`);
  await expect(fieldOf(page)).toHaveValue('');
});

test('so does the same link a second time', async ({page, open}) => {
  await open(`${path}#update`);
  await fieldOf(page).fill('tpm2');
  await expect(sectionOf(page, 'update')).toHaveCount(0);
  await followContents(page, 'update');
  await expectLanded(page, 'update');
  await expect(page).toHaveURL(`${path}#update`);
});

test('a URL whose filter hides its own section shows the section', async ({page, open}) => {
  await open(`${path}?filter=brew#toggle-tpm2`);
  await expectLanded(page, 'toggle-tpm2');
  await expect(page).toHaveURL(`${path}#toggle-tpm2`);
});

for (const hash of ['#nowhere', '#%E0%A4%A']) {
  test(`a URL without a valid section keeps its filter: ${hash}`, async ({page, open}) => {
    await open(`${path}?filter=brew${hash}`);
    await expect(sectionOf(page, 'toggle-tpm2')).toHaveCount(0);
    await expect(fieldOf(page)).toHaveValue('brew');
    expect(new URL(page.url()).search).toBe('?filter=brew');
  });
}

for (const address of ['/reference/glossary#rebase', `${path}#devmode`]) {
  test(`a section in the URL is scrolled to: ${address}`, async ({page, open}) => {
    await open(address);
    await expectLanded(page, new URL(page.url()).hash.slice(1));
  });
}
