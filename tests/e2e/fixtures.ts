import {expect, test as base, type Response} from '@playwright/test';
import {collectErrors} from './browserErrors';
import {untilLaidOut} from './laidOut';

interface Options {
  /** Errors that the test expects, such as the status of a page that does not exist. */
  tolerated: RegExp | undefined;
}

interface Fixtures {
  /** Opens a page of the site and waits until it is hydrated and laid out. */
  open: (path: string) => Promise<Response | null>;
  /** Fails the test if the browser reported errors. */
  noErrors: void;
}

/** Playwright's test, which also fails on browser errors. */
export const test = base.extend<Options & Fixtures>({
  tolerated: [undefined, {option: true}],
  open: async ({page}, run) => {
    await run(async (path) => {
      const response = await page.goto(path);
      await untilLaidOut(page);
      return response;
    });
  },
  noErrors: [
    async ({context, baseURL, tolerated}, run) => {
      const errors = await collectErrors(context, new URL(baseURL ?? '').origin);
      await run();
      const unexpected = errors.filter((error) => !tolerated?.test(error));
      expect(unexpected, 'browser errors').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
