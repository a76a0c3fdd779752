import {expect, type Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

/** The success criteria of WCAG 2.2 A and AA, and axe's own best practices. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it is now.
 *
 * axe-core runs in the page itself: @axe-core/playwright would parse its 500 kB again for each run,
 * for frames that no page has.
 *
 * @param part selector of the part to look at; the whole page when left out
 * @param rules the only rules to apply; those of the standard when left out
 * @returns one line for each element: the rule, the element and what to do
 */
export async function violationsOf(
  page: Page,
  {part, rules}: {part?: string; rules?: readonly string[]} = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const options: RunOptions = {
    // What is right with a page is most of the answer, and takes a third of the time.
    resultTypes: ['violations'],
    runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: standard},
  };
  const {violations} = await page.evaluate(
    ([selector, given]) =>
      (window as typeof window & {axe: typeof axe}).axe.run(selector ?? document, given),
    [part, options] as const,
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, any, all, none}) =>
        `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({message}) => message).join('; ')}`,
    ),
  );
}

/**
 * What axe finds wrong with the page as it is now: by all rules in light colors, and by the one on
 * colors in dark ones. The page must follow the system; it is light afterwards.
 */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const light = await violationsOf(page);
  await setMode(page, 'dark');
  const dark = await violationsOf(page, {rules: ['color-contrast']});
  await setMode(page, 'light');
  return [...light, ...dark.map((violation) => `in dark mode: ${violation}`)];
}

async function setMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}
