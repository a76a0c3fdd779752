import {expect, test as base, type Response} from '@playwright/test';
import {watch} from './watch';

interface Options {
  /** The complaints that a test asks for itself, such as the status of a page that does not exist. */
  tolerated: RegExp | undefined;
}

interface Fixtures {
  /** Opens a page of the site and waits until it answers to its reader. */
  open: (path: string) => Promise<Response | null>;
  /** Fails the test at its end when the browser had anything to complain about. */
  noComplaints: void;
}

/** Playwright's test, in a browser whose every complaint fails it. */
export const test = base.extend<Options & Fixtures>({
  tolerated: [undefined, {option: true}],
  open: async ({page}, run) => {
    await run(async (path) => {
      const response = await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      return response;
    });
  },
  noComplaints: [
    async ({context, baseURL, tolerated}, run) => {
      const complaints = await watch(context, new URL(baseURL ?? '').origin);
      await run();
      const left = complaints.filter((line) => !tolerated?.test(line));
      expect(left, 'what the browser complained about').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
