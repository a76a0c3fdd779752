// cspell:words dxdiag msinfo
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectLanded} from '../landing';
import {expectFinal, searchOf, typeQuery} from './dialog';

test.use({viewport: {width: 360, height: 740}});

/**
 * Checks that the row that a hit leads to is on the screen, marked, and where reading goes on.
 *
 * @param isNearHeading whether the screen has room for the heading above it, too
 */
async function expectRow(page: Page, section: string, name: string, isNearHeading = false) {
  await expect(page).toHaveURL(`/guides/${section}`);
  const row = page.locator('tr.found-row');
  await expect(row.locator('> :first-child')).toHaveText(name);
  await expect(row).toBeInViewport({ratio: 1});
  if (isNearHeading) {
    await expectLanded(page, section.split('#')[1] ?? '');
  } else {
    // It stays where it has come to stand while the page above it is laid out.
    await expect
      .poll(() =>
        row.evaluate(
          (element) =>
            element.getBoundingClientRect().top -
            Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart),
        ),
      )
      .toBeCloseTo(0, -1);
  }
  await expect(row).toBeFocused();
  expect(
    await row
      .locator('> td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor),
  ).not.toBe('rgba(0, 0, 0, 0)');
}

for (const [query, section, name, isNearHeading] of [
  ['paint', 'coming-from-windows#apps', 'Paint', false],
  ['snipping tool', 'coming-from-windows#tools', 'Snipping Tool', false],
  // Many screens stand above it, whose heights the browser does not know at first.
  ['logitech g29', 'gaming#wheels', 'Logitech G25, G27, G29, Driving Force', true],
] as const) {
  test(`a hit that is a row of a long table leads to that row: ${query}`, async ({page, open}) => {
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    await typeQuery(page, query);
    await expectFinal(page);
    await page.keyboard.press('Enter');
    await expect(searchOf(page).dialog).toBeHidden();
    await expectRow(page, section, name, isNearHeading);
  });
}

test('so does one of the search page', async ({page, open}) => {
  await open('/search?q=paint');
  await page.locator('main li a[href="/guides/coming-from-windows#apps"]').click();
  await expectRow(page, 'coming-from-windows#apps', 'Paint');
  // Colors of the system hide what marks it otherwise. The ring of the focus is no mark: it goes.
  await page.emulateMedia({forcedColors: 'active'});
  await page.locator('tr.found-row').evaluate((row) => row.blur());
  await expect(page.locator('tr.found-row')).toHaveCSS('outline-style', 'solid');
});

test('each step back leads to the row that was found there', async ({page, open}) => {
  await open('/guides/vpn');
  for (const [query, name] of [
    ['device manager', 'Device Manager, System Information (msinfo32, dxdiag)'],
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
  await expect(row.locator('> :first-child')).toHaveText(
    'Device Manager, System Information (msinfo32, dxdiag)',
  );
  await expect(row).toBeInViewport();
  await page.reload();
  await expect(row.locator('> :first-child')).toHaveText(
    'Device Manager, System Information (msinfo32, dxdiag)',
  );
  await page.goForward();
  await expect(row.locator('> :first-child')).toHaveText('Event Viewer');
});
