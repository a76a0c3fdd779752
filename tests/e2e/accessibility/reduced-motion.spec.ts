import type {Page} from '@playwright/test';
import {animationsOf} from '../animations';
import {expect, test} from '../fixtures';
import {pageTypes} from './pages';

/** What would move: animations that run, and the elements with a transition that takes time. */
async function motionOf(page: Page): Promise<string[]> {
  const animations = await animationsOf(page);
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const durations = style.transitionDuration.split(',').map(parseFloat);
        const moves = durations.some((seconds) => seconds > 0.01);
        return moves ||
          (style.animationName !== 'none' && parseFloat(style.animationDuration) > 0.01)
          ? [`${element.tagName.toLowerCase()}.${element.getAttribute('class')}${pseudo ?? ''}`]
          : [];
      }),
    ),
  );
  const running = animations.filter(({playState}) => playState === 'running');
  return [...new Set([...running.map(({target}) => target), ...slow])];
}

test.describe('for readers who want less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [type, path] of Object.entries(pageTypes)) {
    test(`nothing moves: ${type}`, async ({page, open}) => {
      await open(path);
      expect(await motionOf(page)).toEqual([]);
    });
  }

  test('nothing moves in the menu of a phone and in the search', async ({page, open}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open('/guides/vpn');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    expect(await motionOf(page)).toEqual([]);
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await motionOf(page)).toEqual([]);
  });

  test('a jump within the page does not glide', async ({page, open}) => {
    await open('/guides/vpn');
    const behavior = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    );
    expect(behavior).toBe('auto');
  });
});

test('the check sees what moves for everybody else', async ({page, open}) => {
  await open('/guides/vpn');
  expect((await motionOf(page)).join()).toContain('navbar');
});
