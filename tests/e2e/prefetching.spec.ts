import type {Locator, Page} from '@playwright/test';
import path from 'node:path';
import {expect, test} from './fixtures';
import {untilIdle} from './idle';
import {saveData} from './saveData';
import {codeWith} from './states/code';

const route = '/guides/vpn';

/** A text that only the code of each page contains: the id of a heading. */
const headings = {
  before: 'id:"set-up"',
  after: 'id:"auto-mount"',
  hovered: 'id:"turn-off-automatic-updates"',
  focused: 'id:"nvidia-driver"',
};

/** Returns the pages whose code is requested from now on, in order. */
function watchRequests(page: Page): string[] {
  const files = new Map(
    Object.entries(headings).map(([name, id]) => [path.basename(codeWith(id)), name]),
  );
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = files.get(path.basename(new URL(request.url()).pathname));
    if (name) {
      requested.push(name);
    }
  });
  return requested;
}

function sidebarLink(page: Page, address: string): Locator {
  return page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);
}

test('the code of a page is loaded when the reader is likely to open it', async ({page, open}) => {
  const requested = watchRequests(page);
  await open(route);
  await sidebarLink(page, '/guides/basic-usage').hover();
  await expect.poll(() => requested).toEqual(['hovered']);
  await sidebarLink(page, '/guides/system-requirements').focus();
  await expect.poll(() => requested).toEqual(['hovered', 'focused']);
});

/** Moves the mouse towards a link in the sidebar, frame by frame, and stops before it is there. */
async function moveTowards(page: Page, target: Locator): Promise<void> {
  const {x = 0, y = 0, width = 0, height = 0} = (await target.boundingBox()) ?? {};
  for (let distance = 440; distance > 0; distance -= 40) {
    await page.mouse.move(x + width + distance, y + height / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

test('the code of a page is loaded when the mouse is on its way to a link', async ({
  page,
  open,
}) => {
  const requested = watchRequests(page);
  await open(route);
  const link = sidebarLink(page, '/guides/basic-usage');
  await link.scrollIntoViewIfNeeded();
  await expect(async () => {
    // A busy machine may deliver the moves too far apart to be one way, so the mouse sets out again.
    await moveTowards(page, link);
    await expect.poll(() => requested, {timeout: 1000}).toEqual(['hovered']);
  }).toPass();
});

for (const width of [1280, 360]) {
  test(`at ${width} px, the neighbors are loaded when the end of the page comes near`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 640});
    const requested = watchRequests(page);
    await open(route);
    await untilIdle(page);
    expect(requested).toEqual([]);
    await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
    await expect.poll(() => [...requested].sort()).toEqual(['after', 'before']);
  });
}

test('nothing is prefetched if the browser saves data', async ({page, open}) => {
  await saveData(page);
  const requested = watchRequests(page);
  await open(route);
  await sidebarLink(page, '/guides/system-requirements').focus();
  const link = sidebarLink(page, '/guides/basic-usage');
  await moveTowards(page, link);
  expect(requested).toEqual([]);
  await link.click();
  // The URL changes before the code is requested.
  await expect(page.locator('#turn-off-automatic-updates')).toBeVisible();
  expect(requested).toEqual(['hovered']);
});
