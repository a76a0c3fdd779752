import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const route = '/guides/vpn';

/** Collects the scripts that are asked for and that the HTML of the page does not name. */
async function watchCodeAhead(page: Page): Promise<string[]> {
  const html = await (await page.request.get(route)).text();
  const ahead: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js') && !html.includes(pathname)) {
      ahead.push(pathname);
    }
  });
  return ahead;
}

function sidebarLink(page: Page, path: string): Locator {
  return page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`);
}

test('the code of a page comes when the reader is likely to open it', async ({page, open}) => {
  const ahead = await watchCodeAhead(page);
  await open(route);
  await expect.poll(() => ahead, 'the pages before and after').toHaveLength(2);
  await sidebarLink(page, '/guides/basic-usage').hover();
  await expect.poll(() => ahead, 'the page under the pointer').toHaveLength(3);
  await sidebarLink(page, '/guides/system-requirements').focus();
  await expect.poll(() => ahead, 'the page that has the focus').toHaveLength(4);
});

test('a reader who saves data gets no code ahead', async ({page, open}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  const ahead = await watchCodeAhead(page);
  await open(route);
  await sidebarLink(page, '/guides/system-requirements').focus();
  await sidebarLink(page, '/guides/basic-usage').click();
  await expect(page).toHaveURL('/guides/basic-usage');
  expect(ahead, 'the page that was opened').toHaveLength(1);
});
