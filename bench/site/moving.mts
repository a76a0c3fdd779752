import type {Locator, Page} from '@playwright/test';
import {slow, untilIdle} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import type {Selectors} from '../lib/options.mjs';
import {measureRuns, unavailable} from '../lib/runs.mjs';
import type {SiteServer} from '../lib/serve.mjs';
import type {Metric, Section, Value} from '../lib/types.mjs';

const metrics: readonly Metric[] = [{key: 'time', title: 'time', unit: 'ms'}];

/** How long a reader's mouse is over what it clicks before the button goes down, in milliseconds. */
const hover = 100;

/** The letters that are typed, and how long each takes, in milliseconds. */
const query = 'install';
const keyTime = 60;

/** What does not come in this time does not come, in milliseconds. */
const patience = 20_000;

interface Move {
  label: string;
  measure: (page: Page, server: SiteServer, selectors: Selectors) => Promise<Value>;
}

const moves: readonly Move[] = [
  {label: 'sidebar click to new heading', measure: timeOfNavigation},
  {label: `search opened to first result for "${query}"`, measure: timeOfSearch},
];

/** How long readers wait for the next page, and for what they search. */
export async function measureMoving(context: BenchContext): Promise<Section> {
  const start = context.pages.find(({kind}) => kind === 'guide')?.path ?? '/';
  return {
    title: 'Moving',
    method: `From ${start} when it is idle, processor 4 times slower, 1.6 Mbit/s, 150 ms to answer; medians of ${context.runs} runs. The mouse moves to what it clicks and is over it for ${hover} ms first. The click leads to the third page below the present one. Typing takes ${query.length * keyTime} ms of the search.`,
    subject: 'move',
    metrics,
    rows: await measureRuns('Moving', context, metrics, slow, moves, async (page, server, move) => {
      const response = await page.goto(`${server.origin}${start}`);
      if (response?.status() === 404) {
        return unavailable(metrics, `it has no page ${start}`);
      }
      await untilIdle(page, server);
      return {time: await move.measure(page, server, context.selectors)};
    }),
  };
}

async function timeOfNavigation(
  page: Page,
  _server: SiteServer,
  {sidebarLink}: Selectors,
): Promise<Value> {
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

async function timeOfSearch(
  page: Page,
  _server: SiteServer,
  {searchButton, searchInput, searchResult}: Selectors,
): Promise<Value> {
  const button = page.locator(searchButton).filter({visible: true}).first();
  if ((await button.count()) === 0) {
    return {reason: 'no search was found; name its button with --search-button'};
  }
  await page.evaluate((selector) => (window.bench.search.selector = selector), searchResult);
  await clickAsReaders(page, button);
  const input = page.locator(searchInput).filter({visible: true}).first();
  try {
    await input.waitFor({timeout: patience});
    await input.focus();
    await page.keyboard.type(query, {delay: keyTime});
    await page.waitForFunction(() => window.bench.search.found, undefined, {timeout: patience});
  } catch {
    return {reason: 'no result came; name the parts with --search-input and --search-result'};
  }
  const {opened = 0, lastInput = 0, found = 0} = await page.evaluate(() => window.bench.search);
  return Math.max(found, lastInput) - opened;
}

/** Moves the mouse over something as a hand does, and clicks. */
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
