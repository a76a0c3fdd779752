import {expect, type Page} from '@playwright/test';
import axe, {type Result, type RunOptions} from 'axe-core';

/** The success criteria of WCAG 2.2 A and AA, and axe's own best practices. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rule that compares colors, element by element: it takes longer than all others together. */
const contrast = 'color-contrast';

/**
 * What axe finds wrong with the page as it is now.
 *
 * axe-core runs in the page itself: @axe-core/playwright would parse its 500 kB again for each run,
 * for frames that no page has.
 *
 * @param part selector of the part to look at; the whole page when left out
 * @param rules the only rules to apply; those of the standard when left out
 * @param without a rule to leave out
 * @returns one line for each element: the rule, the element and what to do
 */
export async function violationsOf(
  page: Page,
  {part, rules, without}: {part?: string; rules?: readonly string[]; without?: string} = {},
): Promise<string[]> {
  await loadAxe(page);
  const options: RunOptions = {
    // What is right with a page is most of the answer, and takes a third of the time.
    resultTypes: ['violations'],
    runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: standard},
    rules: without === undefined ? {} : {[without]: {enabled: false}},
  };
  const {violations} = await page.evaluate(
    ([selector, given]) =>
      (window as typeof window & {axe: typeof axe}).axe.run(selector ?? document, given),
    [part, options] as const,
  );
  return linesOf(violations);
}

/**
 * The violations of the rule on contrast. Texts with the same colors, size and backgrounds have the
 * same contrast, so axe looks at one of each kind; tests/nightly has it look at all.
 */
export async function contrastViolationsOf(page: Page): Promise<string[]> {
  await loadAxe(page);
  const {violations} = await page.evaluate((rule) => {
    const backgrounds = new Map<Element, string>();
    function backgroundsOf(element: Element): string {
      const known = backgrounds.get(element);
      if (known !== undefined) {
        return known;
      }
      const {backgroundColor, backgroundImage, filter, opacity, position} =
        getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, filter, opacity, position].join();
      const behind = element.parentElement ? backgroundsOf(element.parentElement) : '';
      const all = own === 'rgba(0, 0, 0, 0),none,none,1,static' ? behind : `${behind}|${own}`;
      backgrounds.set(element, all);
      return all;
    }
    const samples = new Map<string, Element>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (
        element?.checkVisibility({visibilityProperty: true}) &&
        texts.currentNode.textContent?.trim()
      ) {
        const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
        const kind = [color, fontSize, fontWeight, textShadow, backgroundsOf(element)].join();
        if (!samples.has(kind)) {
          samples.set(kind, element);
        }
      }
    }
    return (window as typeof window & {axe: typeof axe}).axe.run(
      {include: [...samples.values(), ...document.querySelectorAll('input, select, textarea')]},
      {resultTypes: ['violations'], runOnly: {type: 'rule', values: [rule]}},
    );
  }, contrast);
  return linesOf(violations);
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
}

function linesOf(violations: readonly Result[]): string[] {
  return violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, any, all, none}) =>
        `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({message}) => message).join('; ')}`,
    ),
  );
}

/**
 * What axe finds wrong with the page as it is now: by all rules in light colors, and by the one on
 * contrast in dark ones. The page must follow the system; it is light afterwards.
 */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const light = [
    ...(await violationsOf(page, {without: contrast})),
    ...(await contrastViolationsOf(page)),
  ];
  await setMode(page, 'dark');
  const dark = await contrastViolationsOf(page);
  await setMode(page, 'light');
  return [...light, ...dark.map((violation) => `in dark mode: ${violation}`)];
}

async function setMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}
