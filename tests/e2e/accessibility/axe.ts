import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/**
 * What axe finds wrong with the page as it is now, by the success criteria of WCAG 2.2 A and AA and
 * by its own best practices.
 *
 * @param part selector of the part to look at; the whole page when left out
 * @param rules the only rules to apply; all of them when left out
 * @returns one line for each element: the rule, the element and what to do
 */
export async function violationsOf(
  page: Page,
  {part, rules}: {part?: string; rules?: readonly string[]} = {},
): Promise<string[]> {
  const axe = new AxeBuilder({page})
    // No page has a frame, so there is no need for a second page to gather the results of frames.
    .setLegacyMode()
    // What is right with a page is most of the answer, and takes a third of the time.
    .options({resultTypes: ['violations']});
  if (rules) {
    axe.withRules([...rules]);
  } else {
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  }
  const {violations} = await (part === undefined ? axe : axe.include(part)).analyze();
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
