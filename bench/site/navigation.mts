import type {Locator, Page} from '@playwright/test';
import {slow, waitForIdle} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import type {Selectors} from '../lib/options.mjs';
import {measureRuns, unavailable} from '../lib/runs.mjs';
import type {Metric, Section, Value} from '../lib/types.mjs';

const metrics: readonly Metric[] = [{key: 'time', title: 'time', unit: 'ms'}];

/** How long the mouse is on its way to a link, in milliseconds: as fast as a practiced hand. */
const wayTime = 320;

/** Between two positions of the mouse, in milliseconds, as on a screen of 60 Hz. */
const stepTime = 16;

/** How long the mouse hovers before a click, in milliseconds. */
const hoverTime = 100;

/** In milliseconds. */
const timeout = 20_000;

const subjects = [{label: 'sidebar click to new heading'}];

/** Measures the time from a click in the sidebar to the next page. */
export async function measureNavigation(context: BenchContext): Promise<Section> {
  const start = context.pages.find(({kind}) => kind === 'guide')?.path ?? '/';
  return {
    title: 'Navigation',
    method: `From ${start} when it is idle, processor 4 times slower, 1.6 Mbit/s, latency 150 ms; medians of ${context.runs} runs. The mouse comes from the text in ${wayTime} ms and hovers over the link for ${hoverTime} ms before the click. The link is that of the third page below the current one.`,
    subject: 'navigation',
    metrics,
    rows: await measureRuns(
      'Navigation',
      context,
      metrics,
      slow,
      subjects,
      async (page, server) => {
        const response = await page.goto(`${server.origin}${start}`);
        if (response?.status() === 404) {
          return unavailable(metrics, `it has no page ${start}`);
        }
        await waitForIdle(page, server);
        return {time: await timeOfNavigation(page, context.selectors)};
      },
    ),
  };
}

async function timeOfNavigation(page: Page, {sidebarLink}: Selectors): Promise<Value> {
  const link = await linkBelow(page, sidebarLink);
  if (!link) {
    return {reason: 'no sidebar link was found; set --sidebar-link'};
  }
  await page.evaluate(() => window.bench.startNavigation());
  await clickLikeUser(page, link);
  const painted = await page
    .waitForFunction(() => window.bench.navigation().painted, undefined, {timeout})
    .catch(() => undefined);
  if (!painted) {
    return {reason: 'the heading did not change'};
  }
  const navigation = await page.evaluate(() => window.bench.navigation());
  return (navigation.painted ?? 0) - (navigation.clicked ?? 0);
}

/** Returns a visible sidebar link below the current page, but not the next one, which is prefetched. */
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

/** Moves the mouse to an element, hovers and clicks. */
export async function clickLikeUser(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box) {
    await page.mouse.move(700, 500);
    const [x, y] = [box.x + Math.min(box.width / 2, 60), box.y + box.height / 2];
    const steps = wayTime / stepTime;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await Promise.all([
        page.mouse.move(700 + (x - 700) * part, 500 + (y - 500) * part),
        page.waitForTimeout(stepTime),
      ]);
    }
    await page.waitForTimeout(hoverTime);
    await page.mouse.down();
    await page.mouse.up();
  }
}
