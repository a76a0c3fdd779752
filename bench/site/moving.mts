import type {Locator, Page} from '@playwright/test';
import {slow, untilIdle} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import type {Selectors} from '../lib/options.mjs';
import {measureRuns, unavailable} from '../lib/runs.mjs';
import type {Metric, Section, Value} from '../lib/types.mjs';

const metrics: readonly Metric[] = [{key: 'time', title: 'time', unit: 'ms'}];

/** How long the mouse hovers before a click, in milliseconds. */
const hover = 100;

/** Timeout for anything to appear, in milliseconds. */
const patience = 20_000;

const moves = [{label: 'sidebar click to new heading'}];

/** How long readers wait for the next page. */
export async function measureMoving(context: BenchContext): Promise<Section> {
  const start = context.pages.find(({kind}) => kind === 'guide')?.path ?? '/';
  return {
    title: 'Moving',
    method: `From ${start} when it is idle, processor 4 times slower, 1.6 Mbit/s, 150 ms to answer; medians of ${context.runs} runs. The mouse moves to what it clicks and is over it for ${hover} ms first. The click leads to the third page below the present one. \`npm run bench:search\` measures the search.`,
    subject: 'move',
    metrics,
    rows: await measureRuns('Moving', context, metrics, slow, moves, async (page, server) => {
      const response = await page.goto(`${server.origin}${start}`);
      if (response?.status() === 404) {
        return unavailable(metrics, `it has no page ${start}`);
      }
      await untilIdle(page, server);
      return {time: await timeOfNavigation(page, context.selectors)};
    }),
  };
}

async function timeOfNavigation(page: Page, {sidebarLink}: Selectors): Promise<Value> {
  const link = await linkBelow(page, sidebarLink);
  if (!link) {
    return {reason: 'no link of a sidebar was found; name it with --sidebar-link'};
  }
  await page.evaluate(() => window.bench.awaitHeading());
  await clickAsReaders(page, link);
  const painted = await page
    .waitForFunction(() => window.bench.navigation().painted, undefined, {timeout: patience})
    .catch(() => undefined);
  if (!painted) {
    return {reason: 'the click led to no other heading'};
  }
  const navigation = await page.evaluate(() => window.bench.navigation());
  return (navigation.painted ?? 0) - (navigation.clicked ?? 0);
}

/** A visible link of the sidebar that leads to another page and is not the next one. */
async function linkBelow(page: Page, selector: string): Promise<Locator | undefined> {
  const links = page.locator(selector).filter({visible: true});
  const paths = await links.evaluateAll((elements) =>
    elements.map((element) => new URL((element as HTMLAnchorElement).href).pathname),
  );
  const here = new URL(page.url()).pathname;
  const index = paths.indexOf(here);
  const others = paths.map((path, at) => ({path, at})).filter(({path}) => path !== here);
  const target = others.find(({at}) => at >= index + 3) ?? others.at(0);
  return target && links.nth(target.at);
}

/** Moves the mouse onto an element like a person would, and clicks. */
export async function clickAsReaders(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box) {
    await page.mouse.move(700, 500);
    await page.mouse.move(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2, {steps: 10});
    await page.waitForTimeout(hover);
    await page.mouse.down();
    await page.mouse.up();
  }
}
