import type {Page} from '@playwright/test';
import {animationsOf} from '../animations';
import {expect, test} from '../fixtures';
import {searchOf, typeQuery} from './dialog';
import {fulfillWith, hostedTest, mockHostedSearch} from './hosted';
import {storeSearches} from './stored';

/** Returns the classes of elements in the dialog that overflow the viewport horizontally. */
const overflowOf = (page: Page) =>
  searchOf(page).dialog.evaluate((dialog) =>
    // A command that is too long for its line ends in an ellipsis, whatever is marked behind it.
    [dialog, ...dialog.querySelectorAll(':not(.DocSearch-Hit-code *)')]
      .filter((element) => {
        const {left, right, width} = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map(({className}) => String(className)),
  );

/** The first hit in a code block. */
const codeOf = (page: Page) => searchOf(page).dialog.locator('.DocSearch-Hit-code').first();

for (const width of [1280, 360]) {
  test(`a hit in a code block shows the command on one line, and its headings, at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 740});
    await open('/blog');
    await page.keyboard.press('Control+k');
    await typeQuery(page, 'tailscale set operator');
    const code = codeOf(page);
    await expect(code).toHaveText('sudo tailscale set --operator=$USER');
    await expect(code.locator('mark')).toHaveText(['tailscale', 'set', 'operator']);
    const style = await code.evaluate((element) => {
      const {fontFamily, textOverflow, lineHeight} = getComputedStyle(element);
      const lines = element.getBoundingClientRect().height / Number.parseFloat(lineHeight);
      return {fontFamily, textOverflow, lines: Math.round(lines)};
    });
    expect(style).toMatchObject({textOverflow: 'ellipsis', lines: 1});
    expect(style.fontFamily).toContain('monospace');
    const withCode = searchOf(page).options.filter({has: page.locator('.DocSearch-Hit-code')});
    await expect(withCode.first().locator('.DocSearch-Hit-path')).toHaveText(
      'Connect to a VPN › Use Tailscale',
    );
    expect(await overflowOf(page)).toEqual([]);
  });
}

// 1280 × 1024 px at 400 %.
test('the start screen, results and no results fit at 400 % zoom', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 256});
  await storeSearches(page, 'a b', 'c');
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  const {dialog, input, options, cancel} = searchOf(page);
  await expect(options).toHaveCount(3);
  expect(await overflowOf(page), 'on the start screen').toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toBeInViewport({ratio: 1});
  const choice = dialog.getByRole('checkbox');
  await choice.focus();
  await expect(choice).toBeInViewport({ratio: 1});
  await replaceQuery(page, 'secure boot password');
  await expect(options.first()).toBeInViewport({ratio: 0.5});
  expect(await overflowOf(page), 'with results').toEqual([]);
  await replaceQuery(page, 'xylophone');
  const link = dialog.getByRole('link', {name: 'Let us know.'});
  await link.focus();
  await expect(link).toBeInViewport({ratio: 1});
  expect(await overflowOf(page), 'without a result').toEqual([]);
  await expect(input).toBeInViewport({ratio: 1});
  await expect(cancel).toBeInViewport({ratio: 1});
});

async function replaceQuery(page: Page, query: string) {
  const {input, dialog} = searchOf(page);
  await input.fill(query);
  await expect(dialog.getByRole('status')).toHaveText(/\d+ results|No results/);
}

hostedTest('the error screen fits at 400 % zoom', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 256});
  await mockHostedSearch(page, (_query, route) => route.abort('connectionrefused'));
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  const {dialog, input} = searchOf(page);
  await input.fill('vpn');
  const offline = dialog.getByRole('button', {name: 'Use the built-in search'});
  await offline.focus();
  await expect(offline).toBeInViewport({ratio: 1});
  expect(await overflowOf(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 740}});

  test('taps open the search, save and remove searches, and open a hit', async ({page, open}) => {
    await storeSearches(page, 'a b');
    await open('/guides/vpn');
    const {button, dialog, input, options, group} = searchOf(page);
    await button.tap();
    await expect(options).toHaveCount(2);
    for (const control of await dialog.locator('button:visible, label').all()) {
      const box = await control.boundingBox();
      // The minimum of WCAG 2.2 is 24 px.
      // Positions are fractions of a pixel, and so are their differences.
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(35.99);
    }
    await dialog.getByRole('button', {name: 'Save "Search a" as a favorite'}).tap();
    await expect(group('Favorites').getByRole('option')).toHaveText(['Search a']);
    await input.tap();
    await expect(input).toBeFocused();
    await group('Recent').getByRole('option').tap();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/guides/vpn?from=b');
  });
});

test.describe('in forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('the focus, the active search and every button are distinguishable', async ({
    page,
    open,
  }) => {
    await storeSearches(page, 'a', 'b');
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    const {dialog, input, options} = searchOf(page);
    await expect(options).toHaveCount(2);
    const outlineOf = (selector: string) =>
      dialog
        .locator(selector)
        .first()
        .evaluate((element) => {
          const {outlineStyle, outlineWidth} = getComputedStyle(element);
          return `${outlineStyle} ${outlineWidth}`;
        });
    await expect(input).toBeFocused();
    expect(await outlineOf('.DocSearch-Form')).toBe('solid 2px');
    expect(await outlineOf('[role="option"][aria-selected="true"]')).toBe('solid 2px');
    const colors = await dialog.locator('.DocSearch-Hit-action svg').evaluateAll((icons) =>
      icons.map((icon) => {
        const {backgroundColor} = getComputedStyle(
          document.querySelector('.DocSearch-Modal') ?? icon,
        );
        return getComputedStyle(icon).stroke !== backgroundColor;
      }),
    );
    expect(colors).toEqual([true, true, true]);
    await input.press('Tab');
    await page.keyboard.press('Tab');
    expect(await outlineOf(':focus')).not.toMatch(/none|0px/);
  });
});

hostedTest.describe('with reduced motion', () => {
  hostedTest.use({contextOptions: {reducedMotion: 'reduce'}});

  hostedTest('nothing moves while a search is stalled, nor when it opens', async ({page, open}) => {
    let letOn = () => {};
    const held = new Promise<void>((resolve) => (letOn = resolve));
    await mockHostedSearch(page, async (_query, route) => {
      await held;
      await fulfillWith(route, []);
    });
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    const {dialog, input} = searchOf(page);
    await input.fill('slow');
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    const moving = await animationsOf(page);
    letOn();
    expect(moving).toEqual([]);
    await expect(dialog.getByText('No results').first()).toBeVisible();
  });
});
