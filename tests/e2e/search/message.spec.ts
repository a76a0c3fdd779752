import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectFinal, searchOf, typeQuery} from './dialog';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const message =
  'May 02 14:30:43 aurora ostree[55159]: error: Preparing import: Fetching manifest: ' +
  'A signature was required, but no signature exists';
const shown = 'A signature was required, but no signature exists';
const answer = 'signature was required';

/** Pastes a text with the keyboard, as a reader does. */
async function paste(page: Page, field: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('Control+v');
}

test.describe('a message that is pasted', () => {
  test('is searched for as a whole, with its most telling part in the dialog', async ({
    page,
    open,
  }) => {
    const {dialog, input, options} = searchOf(page);
    const note = dialog.locator('.DocSearch-Help');
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    await paste(page, input, message);
    await expect(input).toHaveValue(shown);
    await expect(note).toHaveText('Searching for the message you pasted');
    await expectFinal(page);
    await expect(options.first()).toContainText(answer);
    await expect(dialog.getByRole('status')).toHaveText(/^Searching for the message .* results?$/);

    await test.step('the link to all results takes the whole message along', async () => {
      const link = dialog.getByRole('link', {name: /^See/});
      await expect(link).toHaveAttribute('href', /Fetching\+manifest/);
    });

    await test.step('a key makes it a query again', async () => {
      await input.press('End');
      await input.press('Backspace');
      await expect(note).toHaveCount(0);
      await expect(input).toHaveValue(shown.slice(0, -1));
    });
  });

  test('that fits is inserted like any text', async ({page, open}) => {
    const {dialog, input} = searchOf(page);
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    await typeQuery(page, 'use ');
    await paste(page, input, 'tailscale');
    await expect(input).toHaveValue('use tailscale');
    await expect(dialog.locator('.DocSearch-Help')).toHaveCount(0);
  });
});
