import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {holdCode} from './code';

const start = '/guides/vpn';
const next = '/guides/basic-usage';
const codeOfOther = 'id:"nvidia-driver"';

declare global {
  interface Window {
    /** The heading at each commit of React, from when it is emptied. */
    headings: string[];
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

const linkTo = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);

/** Loads the code of the next page, as for a link that the reader points at. */
function loadAhead(page: Page): Promise<void> {
  return page.evaluate(async (path) => {
    await window.docusaurus.preload(path);
  }, next);
}

test('a step to a page that is loaded does not render the one before again', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    window.headings = [];
    // What React tells its developer tools, in production, too.
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: () =>
        window.headings.push(document.querySelector('h1')?.textContent ?? ''),
    };
  });
  await open(start);
  const before = await page.getByRole('heading', {level: 1}).innerText();
  await loadAhead(page);
  await page.evaluate(() => {
    addEventListener('click', () => (window.headings = []), {capture: true, once: true});
  });
  await linkTo(page, next).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(before);
  const headings = await page.evaluate(() => window.headings);
  expect(headings.length).toBeGreaterThan(0);
  expect(headings).not.toContain(before);
});

test('a reader who does not wait for a slow page gets a loaded one, and no sign of the other', async ({
  page,
  open,
}) => {
  await open(start);
  await loadAhead(page);
  const release = await holdCode(page, codeOfOther);
  await linkTo(page, '/guides/system-requirements').click();
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await linkTo(page, next).click();
  await expect(page.locator('#turn-off-automatic-updates')).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(next);
  await expect(page.locator('#turn-off-automatic-updates')).toBeVisible();
});
