import {expect, test} from '../fixtures';
import {holdCode} from '../states/code';
import {codeOfDialog, searchOf} from './dialog';

test.beforeEach(async ({open}) => {
  await open('/guides/vpn');
});

for (const [platform, shown] of [
  ['Linux x86_64', 'Ctrl'],
  ['MacIntel', '⌘'],
] as const) {
  test.describe(`on ${platform}`, () => {
    // Before the page is opened, which is the first thing that each test does.
    test.use({
      page: async ({page}, run) => {
        await page.addInitScript((name) => {
          Object.defineProperty(navigator, 'platform', {get: () => name});
        }, platform);
        await run(page);
      },
    });

    test(`the button shows the keys ${shown} and K`, async ({page}) => {
      const keys = searchOf(page).button.locator('kbd');
      await expect(keys).toHaveText([shown, 'K']);
      await expect(keys.first()).toBeVisible();
      await expect(keys.last()).toBeVisible();
    });
  });
}

test('the search button opens the search', async ({page}) => {
  const {button, dialog, input} = searchOf(page);
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(input).toBeFocused();
});

test('Control+k opens the search', async ({page}) => {
  await page.keyboard.press('Control+k');
  await expect(searchOf(page).input).toBeFocused();
  await expect(searchOf(page).input).toHaveValue('');
});

test('what is typed on the button is the query, from its first letter', async ({page}) => {
  const {button, input} = searchOf(page);
  await button.focus();
  await page.keyboard.type('rollback');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('rollback');
});

for (const how of ['Control+k', 'a click'] as const) {
  test(`what is typed after ${how} is the query, though the dialog comes later`, async ({page}) => {
    const release = await holdCode(page, codeOfDialog);
    const {button, input} = searchOf(page);
    if (how === 'a click') {
      await button.click();
    } else {
      await page.keyboard.press(how);
    }
    await page.keyboard.type('roll/ba!!');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ck up');
    await page.keyboard.press('Enter');
    release();
    await expect(input).toHaveValue('roll/back up');
    await expect(input).toBeFocused();
    await page.keyboard.type('!');
    await expect(input).toHaveValue('roll/back up!');
  });
}

test('Escape closes a search whose dialog has not come yet', async ({page}) => {
  const release = await holdCode(page, codeOfDialog);
  const {input, dialog} = searchOf(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('vpn');
  await page.keyboard.press('Escape');
  release();
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue('');
});

for (const how of ['Control+k', 'the button'] as const) {
  test(`text selected on the page is the query when ${how} opens the search`, async ({page}) => {
    const {button, input, options} = searchOf(page);
    await page.getByRole('heading', {level: 1}).selectText();
    await (how === 'the button' ? button.click() : page.keyboard.press('Control+k'));
    await expect(input).toHaveValue('Connect to a VPN');
    await expect(options.first()).toBeVisible();
  });
}

test('a selection longer than a query is truncated to 64 characters', async ({page}) => {
  await page.locator('.markdown p').first().selectText();
  const selection = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selection.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(searchOf(page).input).toHaveValue(selection.slice(0, 64));
});

test('a selection of several lines becomes one line', async ({page}) => {
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll('.table-of-contents a');
    if (first && second) {
      getSelection()?.setBaseAndExtent(first, 0, second, 1);
    }
  });
  await page.keyboard.press('Control+k');
  const {dialog, input} = searchOf(page);
  await expect(input).toHaveValue(/^\S+( \S+)+$/);
  await expect(input).toHaveValue(/Choose a way Use Tailscale/);
  await expect(dialog.getByRole('link', {name: /^See all/})).not.toHaveAttribute('href', /%0A/);
});

test('the next key replaces the selected text', async ({page}) => {
  const {input} = searchOf(page);
  await page.getByRole('heading', {level: 1}).selectText();
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.type('kernel');
  await expect(input).toHaveValue('kernel');
});

test('a search that opens during a navigation from the blog to the docs stays open, with its query', async ({
  page,
  open,
}) => {
  await open('/blog');
  // The code of the dialog is here, and is not held back with that of the page.
  await page.keyboard.press('Control+k');
  await expect(searchOf(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchOf(page).dialog).toBeHidden();
  await page.waitForLoadState('networkidle');
  // The page comes when the test says so.
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  let isHeld = false;
  let isOpening = false;
  await page.route('**/assets/js/*.js', async (route) => {
    if (!isOpening) {
      isHeld = true;
      await released;
    }
    await route.continue();
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/guides/quadlet');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => isHeld).toBe(true);
  isOpening = true;
  await page.keyboard.press('Control+k');
  const {input, dialog} = searchOf(page);
  await expect(input).toBeFocused();
  await page.keyboard.type('vpn');
  release();
  await expect(page.locator('h1')).toHaveText(/Quadlet/i);
  await expect(dialog).toBeVisible();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('vpn');
  await page.keyboard.type('s');
  await expect(input).toHaveValue('vpns');
});
