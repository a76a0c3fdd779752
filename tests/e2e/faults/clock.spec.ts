import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf} from '../search/dialog';
import {fulfillWithHit, hostedTest, mockHostedSearch} from '../search/hosted';

const pages = ['/', '/blog', '/guides/vpn'];

/** The text of the page, including dates. */
const textOf = (page: Page) => page.getByRole('main').innerText();

test('a clock that is wrong by decades does not change a page', async ({page, open}) => {
  for (const address of pages) {
    await page.clock.setSystemTime(new Date('2026-01-01'));
    await open(address);
    const text = await textOf(page);
    for (const time of ['1970-01-01', '2100-01-01']) {
      await page.clock.setSystemTime(new Date(time));
      await open(address);
      expect(await textOf(page), `${address} in ${time}`).toBe(text);
    }
  }
});

hostedTest(
  'a clock that jumps while all hosts are down does not keep them down',
  async ({page, open}) => {
    let isDown = true;
    await mockHostedSearch(page, (query, route) =>
      isDown ? route.abort('connectionrefused') : fulfillWithHit(query, route),
    );
    await page.clock.setSystemTime(new Date('2100-01-01'));
    await open('/blog');
    await page.keyboard.press('Control+k');
    const {dialog, input, options} = searchOf(page);
    await input.fill('down');
    await expect(dialog.getByRole('status')).toHaveText('Unable to fetch results');
    isDown = false;
    await page.clock.setSystemTime(new Date('1970-01-01'));
    await input.fill('up');
    await expect(options).toHaveText(/About up/);
  },
);
