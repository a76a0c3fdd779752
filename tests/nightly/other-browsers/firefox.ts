import puppeteer, {type KeyInput, type Page} from 'puppeteer-core';
import {findFirefox} from '../../../scripts/lib/other-browsers.mjs';
import type {BrowserWindow, StartBrowser} from './browser';

/** Firefox supports WebDriver BiDi without a driver. */
export const startFirefox: StartBrowser = async (origin, colorScheme) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {'ui.systemUsesDarkTheme': colorScheme === 'dark' ? 1 : 0},
  });
  return {
    newWindow: async () => {
      const context = await browser.createBrowserContext();
      return windowOf(await context.newPage(), origin, () => context.close());
    },
    close: () => browser.close(),
  };
};

function windowOf(page: Page, origin: string, close: () => Promise<void>): BrowserWindow {
  const errors = collectErrors(page, origin);
  return {
    goto: async (path) => void (await page.goto(`${origin}${path}`)),
    reload: async () => void (await page.reload()),
    evaluate: (run, input = '') => page.evaluate(run, input),
    keyboard: {
      async press(keys) {
        const names = keys.split('+') as KeyInput[];
        for (const name of names) {
          await page.keyboard.down(name);
        }
        for (const name of names.toReversed()) {
          await page.keyboard.up(name);
        }
      },
      type: (text) => page.keyboard.type(text),
    },
    click: (selector) => page.click(selector),
    setViewport: (size) => page.setViewport(size),
    errors: async () => Promise.resolve(errors),
    close,
  };
}

function collectErrors(page: Page, origin: string): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(`console error: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    errors.push(`page error: ${error instanceof Error ? error.message : String(error)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      errors.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // Aborted by a navigation.
    if (request.failure()?.errorText !== 'NS_BINDING_ABORTED') {
      errors.push(`failed request: ${request.url()} (${request.failure()?.errorText ?? ''})`);
    }
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) {
      errors.push(`request to another site: ${request.url()}`);
    }
  });
  return errors;
}
