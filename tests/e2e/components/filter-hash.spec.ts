import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectLanded} from '../landing';

const path = '/reference/ujust';

const fieldOf = (page: Page) => page.getByRole('searchbox', {name: 'Filter the recipes'});

const countOf = (page: Page) => page.getByRole('status').filter({hasText: /^\d+ (entry|entries)$/});

const sectionOf = (page: Page, id: string) => page.locator(`article #${id}`);

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows the link of the table of contents, wherever the table is scrolled. */
async function followContents(page: Page, id: string) {
  await page
    .locator(`.theme-doc-toc-desktop a[href="#${id}"]`)
    .evaluate((link: HTMLElement) => link.click());
}

test('typing scrolls nothing and keeps the rest of the address', async ({page, open}) => {
  await open(`${path}?from=mail#recipes`);
  await expectLanded(page, 'recipes');
  await fieldOf(page).click();
  const place = await scrolledTo(page);
  const all = await countOf(page).textContent();
  await fieldOf(page).press('z');
  await expect(countOf(page)).not.toHaveText(all ?? '');
  expect(await scrolledTo(page)).toBe(place);
  await expect(page).toHaveURL(`${path}?from=mail&filter=z#recipes`);
  await fieldOf(page).press('Backspace');
  await expect(countOf(page)).toHaveText(all ?? '');
  expect(await scrolledTo(page)).toBe(place);
  await expect(page).toHaveURL(`${path}?from=mail#recipes`);
});

test('typing what hides the section in the address goes on', async ({page, open}) => {
  await open(`${path}#update`);
  await fieldOf(page).pressSequentially('tpm2');
  await expect(sectionOf(page, 'update')).toHaveCount(0);
  await expect(page).toHaveURL(`${path}?filter=tpm2#update`);
  await expect(fieldOf(page)).toHaveValue('tpm2');
});

test('a shared filtered page shows the heading in its address', async ({page, open}) => {
  await open(`${path}?filter=update#update`);
  await expectLanded(page, 'update');
  await expect(page).toHaveURL(`${path}?filter=update#update`);
});

test('a heading after what is filtered is shown as well', async ({page, open}) => {
  await open(`${path}?filter=update#recipes-that-are-gone`);
  await expectLanded(page, 'recipes-that-are-gone');
});

test('a filtered page that is reloaded or come back to stays as it was left', async ({
  page,
  open,
}) => {
  const place = 300;
  await open(`${path}?filter=tpm2#update`);
  await fieldOf(page).fill('tpm2');
  await expect(sectionOf(page, 'update')).toHaveCount(0);
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), place);
  for (const step of ['reload', 'goBack'] as const) {
    if (step === 'goBack') {
      await page.goto('about:blank');
    }
    await page[step]();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(fieldOf(page)).toHaveValue('tpm2');
    await expect.poll(() => scrolledTo(page)).toBe(place);
    await expect(page).toHaveURL(`${path}?filter=tpm2#update`);
  }
});

test('a link to a section that the filter hides shows it', async ({page, open}) => {
  await open(`${path}?from=mail&filter=brew`);
  await expect(sectionOf(page, 'toggle-tpm2')).toHaveCount(0);
  await followContents(page, 'toggle-tpm2');
  await expectLanded(page, 'toggle-tpm2');
  await expect(page).toHaveURL(`${path}?from=mail#toggle-tpm2`);
  await expect(fieldOf(page)).toHaveValue('');
});

test('so does the same link again, once the section is hidden again', async ({page, open}) => {
  await open(`${path}#update`);
  await fieldOf(page).fill('tpm2');
  await expect(sectionOf(page, 'update')).toHaveCount(0);
  await followContents(page, 'update');
  await expectLanded(page, 'update');
  await expect(page).toHaveURL(`${path}#update`);
});

test('an address of a section that its own filter hides shows the section', async ({
  page,
  open,
}) => {
  await open(`${path}?filter=brew#toggle-tpm2`);
  await expectLanded(page, 'toggle-tpm2');
  await expect(page).toHaveURL(`${path}#toggle-tpm2`);
});

for (const hash of ['#nowhere', '#%E0%A4%A']) {
  test(`an address that names no section keeps its filter: ${hash}`, async ({page, open}) => {
    await open(`${path}?filter=brew${hash}`);
    await expect(sectionOf(page, 'toggle-tpm2')).toHaveCount(0);
    await expect(fieldOf(page)).toHaveValue('brew');
    expect(new URL(page.url()).search).toBe('?filter=brew');
  });
}

for (const address of ['/reference/glossary#rebase', `${path}#devmode`]) {
  test(`a section that is opened by its address is near the top: ${address}`, async ({
    page,
    open,
  }) => {
    await open(address);
    await expectLanded(page, new URL(page.url()).hash.slice(1));
  });
}
