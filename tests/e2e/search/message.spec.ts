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
    await expect(note).toHaveText('Searching for the message you pasted.');
    await expectFinal(page);
    await expect(options.first()).toContainText(answer);
    await expect(dialog.getByRole('status')).toHaveText(
      /^Searching for the message .* results?\. First: \S/,
    );

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

  test('is explained in the section that it leads to, until the reader goes on', async ({
    page,
    open,
  }) => {
    const note = page.getByRole('note').filter({hasText: 'What the message means:'});
    const {input, options} = searchOf(page);
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    await paste(
      page,
      input,
      'May 02 14:30:43 pc kernel: x86/cpu: SGX disabled or unsupported by BIOS.',
    );
    await expectFinal(page);
    await expect(options.first()).toContainText('protected memory');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/guides/basic-usage#bios');
    await expect(note).toContainText('protected memory');
    await expect(page.locator('#bios + [role=note]')).toHaveCount(1);
    await expect(note).toBeInViewport({ratio: 1});
    const contents = page.locator('.table-of-contents').getByRole('link');
    await contents.first().click();
    await expect(note).toHaveCount(0);
    await page.goBack();
    await expect(note).toHaveCount(1);

    await test.step('also from the search page', async () => {
      await open('/search?q=SGX disabled or unsupported by BIOS');
      await page.getByRole('main').locator('a[href="/guides/basic-usage#bios"]').first().click();
      await expect(note).toContainText('protected memory');
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

test('the error at the end of a long selection is what is searched for', async ({page, open}) => {
  const {input, options} = searchOf(page);
  await open('/guides/vpn');
  // More than a query has room for, without the last line.
  const harmless = Array.from(
    {length: 12},
    (_, line) => `May 02 14:30:${line + 10} aurora systemd[1]: Started a service, number ${line}.`,
  );
  await page.locator('.markdown').evaluate(
    (article, text) => {
      const block = document.createElement('pre');
      block.textContent = text;
      article.prepend(block);
      getSelection()?.selectAllChildren(block);
    },
    [...harmless, message].join('\n'),
  );
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue(shown);
  await expectFinal(page);
  await expect(options.first()).toContainText(answer);
});
