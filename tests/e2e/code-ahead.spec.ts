import type {Locator, Page} from '@playwright/test';
import path from 'node:path';
import {expect, test} from './fixtures';
import {saveData} from './saveData';
import {codeWith} from './states/code';

const route = '/guides/vpn';

/** What only the code of each page says: the id of a heading. */
const marks = {
  before: 'id:"set-up"',
  after: 'id:"auto-mount"',
  hovered: 'id:"turn-off-automatic-updates"',
  focused: 'id:"nvidia-driver"',
};
type Neighbour = keyof typeof marks;

/** Which of those pages' code has been asked for, in that order. */
function watchCodeAhead(page: Page): Neighbour[] {
  const files = new Map(
    Object.entries(marks).map(([name, mark]) => [path.basename(codeWith(mark)), name as Neighbour]),
  );
  const ahead: Neighbour[] = [];
  page.on('request', (request) => {
    const name = files.get(path.basename(new URL(request.url()).pathname));
    if (name) {
      ahead.push(name);
    }
  });
  return ahead;
}

function sidebarLink(page: Page, address: string): Locator {
  return page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);
}

test('the code of a page comes when the reader is likely to open it', async ({page, open}) => {
  const ahead = watchCodeAhead(page);
  await open(route);
  await expect.poll(() => [...ahead].sort()).toEqual(['after', 'before']);
  await sidebarLink(page, '/guides/basic-usage').hover();
  await expect.poll(() => ahead[2]).toBe('hovered');
  await sidebarLink(page, '/guides/system-requirements').focus();
  await expect.poll(() => ahead[3]).toBe('focused');
  expect(ahead).toHaveLength(4);
});

test('a reader who saves data gets no code ahead', async ({page, open}) => {
  await saveData(page);
  const ahead = watchCodeAhead(page);
  await open(route);
  await sidebarLink(page, '/guides/system-requirements').focus();
  await sidebarLink(page, '/guides/basic-usage').click();
  // The address changes before the browser says what it asks for: only the shown page tells.
  await expect(page.locator('#turn-off-automatic-updates')).toBeVisible();
  expect(ahead).toEqual(['hovered']);
});
