import {test as base} from '@playwright/test';
import type {Browser, BrowserWindow, ColorScheme, StartBrowser} from './browser';
import {startFirefox} from './firefox';
import {startWebKit} from './webkit';

/** By name of the Playwright project. */
const browserStarters: Readonly<Record<string, StartBrowser>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};

interface Options {
  /** The color scheme of the system. */
  system: ColorScheme;
}

interface Fixtures {
  /** A new window. Errors of its pages fail the test. */
  window: BrowserWindow;
  /** Opens a page of the site and waits for hydration. */
  open: (path: string) => Promise<void>;
}

interface WorkerFixtures {
  browserOn: (system: ColorScheme) => Promise<Browser>;
}

/** Playwright's test for browsers that Playwright does not support. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  system: ['light', {option: true}],
  browserOn: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from it
    async ({}, run, {project}) => {
      const browsers = new Map<ColorScheme, Promise<Browser>>();
      const start = browserStarters[project.name];
      if (start === undefined) {
        throw new Error(`There is no browser for the project ${project.name}.`);
      }
      await run((system) => {
        const browser = browsers.get(system) ?? start(project.use.baseURL ?? '', system);
        browsers.set(system, browser);
        return browser;
      });
      for (const browser of browsers.values()) {
        await (await browser).close();
      }
    },
    {scope: 'worker'},
  ],
  window: async ({browserOn, system}, run) => {
    const browser = await browserOn(system);
    const window = await browser.newWindow();
    try {
      await window.setViewport({width: 1280, height: 900});
      await run(window);
      expect(await window.errors(), 'errors of the page').toEqual([]);
    } finally {
      await window.close();
    }
  },
  open: async ({window}, run) => {
    await run(async (path) => {
      await window.goto(path);
      await expect
        .poll(() => window.evaluate(() => document.documentElement.dataset.hasHydrated))
        .toBe('true');
    });
  },
});

export const expect = test.expect;
