import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {expect, test} from '../fixtures';
import {changeCode} from './code';

function modeOf(page: Page) {
  return {
    html: page.locator('html'),
    toggle: page.getByRole('button', {name: /^Switch between dark and light mode/}),
    stored: () => page.evaluate(() => localStorage.getItem('theme')),
  };
}

test.describe('on a dark system', () => {
  test.use({colorScheme: 'dark'});

  test('the switch goes from the mode of the system to light to dark and back, and stores it', async ({
    page,
    open,
  }) => {
    await open('/guides/vpn');
    const {html, toggle, stored} = modeOf(page);
    for (const [choice, theme, value] of [
      ['system', 'dark', null],
      ['light', 'light', 'light'],
      ['dark', 'dark', 'dark'],
      ['system', 'dark', null],
    ] as const) {
      await expect(html).toHaveAttribute('data-theme-choice', choice);
      await expect(html).toHaveAttribute('data-theme', theme);
      await expect(toggle).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
      expect(await stored()).toBe(value);
      await toggle.click();
    }
  });

  test('the choice outlasts the page', async ({page, open}) => {
    await open('/guides/vpn');
    await modeOf(page).toggle.click();
    await expect(modeOf(page).html).toHaveAttribute('data-theme', 'light');
    await open('/blog');
    await expect(modeOf(page).html).toHaveAttribute('data-theme', 'light');
  });

  test('the choice holds in the other tabs, too', async ({page, open, context}) => {
    await open('/guides/vpn');
    const other = await context.newPage();
    await other.goto('/blog');
    await expect(modeOf(other).html).toHaveAttribute('data-has-hydrated', 'true');
    await modeOf(page).toggle.click();
    await expect(modeOf(other).html).toHaveAttribute('data-theme', 'light');
  });
});

for (const {system, stored, expected} of [
  {system: 'light', stored: null, expected: 'light'},
  {system: 'dark', stored: null, expected: 'dark'},
  {system: 'dark', stored: 'light', expected: 'light'},
  {system: 'light', stored: 'dark', expected: 'dark'},
] as const) {
  test.describe(`on a ${system} system with ${stored ?? 'nothing'} stored`, () => {
    test.use({colorScheme: system});

    test(`the first paint is ${expected}`, async ({page}) => {
      await page.addInitScript((value) => {
        if (value) {
          localStorage.setItem('theme', value);
        }
        new MutationObserver((_records, observer) => {
          if (document.documentElement.dataset.theme) {
            Object.assign(window, {themedAt: performance.now()});
            observer.disconnect();
          }
        }).observe(document, {attributes: true, childList: true, subtree: true});
      }, stored);
      // Without the site's code, nothing but the page itself can have set the mode.
      await page.route('**/assets/js/**', (route) => route.fulfill({body: ''}));
      await page.goto('/guides/vpn');
      const firstPaint = () =>
        page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? null);
      await expect.poll(firstPaint).not.toBeNull();
      const themedAt = await page.evaluate(() => 'themedAt' in window && Number(window.themedAt));
      expect(themedAt).not.toBe(false);
      expect(themedAt).toBeLessThan((await firstPaint()) ?? 0);
      await expect(modeOf(page).html).toHaveAttribute('data-theme', expected);
      const scheme = await page.evaluate(
        () => getComputedStyle(document.documentElement).colorScheme,
      );
      expect(scheme).toBe(expected);
      const {channels} = await sharp(await page.screenshot()).stats();
      const brightness = channels.slice(0, 3).reduce((sum, {mean}) => sum + mean, 0) / 3;
      expect(brightness > 127 ? 'light' : 'dark').toBe(expected);
    });

    test(`no other mode than ${expected} shows until the page is interactive`, async ({
      page,
      open,
    }) => {
      await page.addInitScript((value) => {
        if (value) {
          localStorage.setItem('theme', value);
        }
        const seen = new Set<string>();
        Object.assign(window, {seen});
        new MutationObserver(() => {
          seen.add(document.documentElement.dataset.theme ?? 'none');
        }).observe(document, {attributeFilter: ['data-theme'], subtree: true});
      }, stored);
      await open('/guides/vpn');
      const seen = await page.evaluate(() => [...((window as {seen?: Set<string>}).seen ?? [])]);
      expect(seen).toEqual([expected]);
    });
  });
}

test('a site that does not respect the system switches between light and dark alone', async ({
  page,
  open,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await changeCode(page, 'respectPrefersColorScheme:!0', 'respectPrefersColorScheme:!1');
  await page.addInitScript(() => {
    if (localStorage.getItem('theme') === null) {
      localStorage.setItem('theme', 'light');
    }
  });
  await open('/guides/vpn');
  const {html, toggle, stored} = modeOf(page);
  for (const mode of ['light', 'dark', 'light', 'dark'] as const) {
    await expect(html).toHaveAttribute('data-theme', mode);
    expect(await stored()).toBe(mode);
    await toggle.click();
  }
});

/** While one mode turns into the other, the page takes no clicks, and Playwright would scroll it. */
async function expectTransitionEnded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => 'activeViewTransition' in document && document.activeViewTransition !== null,
      ),
    )
    .toBe(false);
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a click says for a moment which mode it has set, and moves nothing: ${reducedMotion}`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion});
    await open('/guides/vpn');
    const {toggle} = modeOf(page);
    // What a busy machine is too slow to ask for while it shows.
    const shown = await toggle.evaluateHandle((button: HTMLElement) => {
      const states: string[] = [];
      const note = () => {
        const {content, animationName} = getComputedStyle(button, '::after');
        const {x, y, width} = button.getBoundingClientRect();
        states.push(
          [
            // Older browsers do not resolve it.
            content.replace('attr(title)', JSON.stringify(button.title)),
            animationName,
            [x, y, width, document.documentElement.scrollWidth].join(),
          ].join(' '),
        );
      };
      note();
      new MutationObserver(note).observe(button, {attributes: true});
      return states;
    });
    const [before = ''] = await shown.jsonValue();
    expect(before).toMatch(/^none none /);
    for (const mode of ['light', 'dark', 'system'] as const) {
      await toggle.click();
      const during = before.replace('none', `"${mode} mode"`);
      await expect.poll(() => shown.jsonValue(), mode).toContain(during);
      await expectTransitionEnded(page);
    }
    await expect.poll(async () => (await shown.jsonValue()).at(-1)).toBe(before);
  });
}

test('a click in the moment in which the answer to the last one ends is answered too', async ({
  page,
  open,
}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'no-preference'});
  await page.addInitScript(() => {
    let end = () => undefined;
    const setTimeout = window.setTimeout.bind(window);
    const value = (handler: () => undefined, delay?: number) => {
      if (delay === 2000) {
        end = handler;
      }
      return setTimeout(handler, delay);
    };
    Object.defineProperty(window, 'setTimeout', {value});
    const startViewTransition = document.startViewTransition.bind(document);
    document.startViewTransition = (change) =>
      startViewTransition(() => {
        if (typeof change === 'function') {
          void change();
        }
        end();
      });
  });
  await open('/guides/vpn');
  const {toggle} = modeOf(page);
  for (const mode of ['light', 'dark']) {
    await toggle.click();
    await expect(toggle).toHaveAttribute('title', `${mode} mode`);
    await expect(toggle).toHaveClass(/color-mode--set/);
  }
});

test('the page follows the system while it is open', async ({page, open}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open('/guides/vpn');
  const {html} = modeOf(page);
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the page does not follow the system once the reader has chosen', async ({page, open}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open('/guides/vpn');
  const {html, toggle} = modeOf(page);
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(html).toHaveAttribute('data-theme', 'light');
});
