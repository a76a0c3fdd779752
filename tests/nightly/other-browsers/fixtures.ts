import {test as base} from '@playwright/test';
import type {Browser, BrowserWindow, ColorScheme, StartBrowser} from './browser';
import {startFirefox} from './firefox';
import {startWebKit} from './webkit';

/** The browsers, by the name of the project that runs the tests in it. */
const starts: Readonly<Record<string, StartBrowser>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};

interface Options {
  /** What the system asks pages to look like. */
  system: ColorScheme;
}

interface Fixtures {
  /** A new window; the test fails when a page in it complained about anything. */
  window: BrowserWindow;
  /** Opens a page of the site and waits until it answers to its reader. */
  open: (path: string) => Promise<void>;
}

interface WorkerFixtures {
  browserOn: (system: ColorScheme) => Promise<Browser>;
}

/** Playwright's test, in a browser that Playwright itself cannot drive. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  system: ['light', {option: true}],
  browserOn: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, run, {project}) => {
      const browsers = new Map<ColorScheme, Promise<Browser>>();
      const start = starts[project.name];
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
      expect(await window.complaints(), 'what the page complained about').toEqual([]);
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
