import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectFinal, searchOf, typeQuery} from './dialog';

test.use({viewport: {width: 360, height: 740}});

/** Checks that the row that a hit leads to is on the screen, marked, and where reading goes on. */
async function expectRow(page: Page, section: string, name: string) {
  await expect(page).toHaveURL(`/guides/${section}`);
  const row = page.locator('tr.found-row');
  await expect(row.locator('> :first-child')).toHaveText(name);
  await expect(row).toBeInViewport({ratio: 1});
  // It stays where it has come to stand while the page above it is laid out: at its place, or below its
  // heading if there is room for both.
  await expect
    .poll(() =>
      row.evaluate(
        (element, id) => {
          const {top} = element.getBoundingClientRect();
          const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart);
          const heading = document.getElementById(id)?.getBoundingClientRect();
          return Math.abs(top - margin) < 5 || (heading !== undefined && heading.top > 0);
        },
        section.split('#')[1] ?? '',
      ),
    )
    .toBe(true);
  await expect(row).toBeFocused();
  expect(
    await row
      .locator('> td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor),
  ).not.toBe('rgba(0, 0, 0, 0)');
}

for (const [query, section, name] of [
  ['paint', 'coming-from-windows#apps', 'Paint'],
  ['snipping tool', 'coming-from-windows#tools', 'Snipping Tool'],
  // Many screens stand above it, whose heights the browser does not know at first.
  ['logitech g29', 'gaming#wheels', 'Logitech G25, G27, G29, Driving Force'],
] as const) {
  test(`a hit that is a row of a long table leads to that row: ${query}`, async ({page, open}) => {
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    await typeQuery(page, query);
    await expectFinal(page);
    await page.keyboard.press('Enter');
    await expect(searchOf(page).dialog).toBeHidden();
    await expectRow(page, section, name);
  });
}

test('so does one of the search page', async ({page, open}) => {
  await open('/search?q=paint');
  await page.locator('main li a[href="/guides/coming-from-windows#apps"]').click();
  await expectRow(page, 'coming-from-windows#apps', 'Paint');
});

test('each step back leads to the row that was found there', async ({page, open}) => {
  await open('/guides/vpn');
  for (const [query, name] of [
    ['device manager', 'Device Manager, System Information'],
    ['event viewer', 'Event Viewer'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(searchOf(page).input).toHaveValue('');
    await typeQuery(page, query);
    await expectFinal(page);
    await page.keyboard.press('Enter');
    await expectRow(page, 'coming-from-windows#tools', name);
  }
  const row = page.locator('tr.found-row');
  await page.goBack();
  await expect(row.locator('> :first-child')).toHaveText('Device Manager, System Information');
  await expect(row).toBeInViewport();
  await page.reload();
  await expect(row.locator('> :first-child')).toHaveText('Device Manager, System Information');
  await page.goForward();
  await expect(row.locator('> :first-child')).toHaveText('Event Viewer');
});
