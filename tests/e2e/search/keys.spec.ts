import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf} from './dialog';

test.beforeEach(async ({open}) => {
  await open('/guides/vpn');
});

/** Opens the search by its keys, which would close one that an earlier key has begun. */
async function expectNothingBegun(page: Page) {
  const {dialog, input} = searchOf(page);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
}

test.describe('on the search button', () => {
  test.beforeEach(async ({page}) => {
    await searchOf(page).button.focus();
  });

  test('letters and digits of any script are text, and begin a query', async ({page}) => {
    const {button, dialog, input} = searchOf(page);
    for (const key of ['v', 'V', '7', 'é', 'ж', '日']) {
      await test.step(key, async () => {
        await button.evaluate((element, text) => {
          // Keyboards have keys that Playwright has no name for.
          element.dispatchEvent(
            new KeyboardEvent('keydown', {key: text, bubbles: true, cancelable: true}),
          );
        }, key);
        await expect(input).toHaveValue(key);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      });
    }
  });

  test('signs, modified letters and other keys are no text, and open nothing', async ({page}) => {
    const {button, dialog} = searchOf(page);
    for (const key of [
      '.',
      '-',
      'Control+c',
      'Meta+c',
      'Alt+c',
      'F2',
      'Delete',
      'ArrowDown',
      'Home',
    ]) {
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expectNothingBegun(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      });
    }
  });

  for (const key of ['Space', 'Enter']) {
    test(`${key} presses it, and begins no query`, async ({page}) => {
      const {input} = searchOf(page);
      await page.keyboard.press(key);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue('');
    });
  }
});

for (const [what, html, text] of [
  ['an input', '<input value="usr">', 'usr/bin'],
  ['a text area', '<textarea>usr</textarea>', 'usr/bin'],
  ['editable text', '<div contenteditable>usr</div>', 'usr/bin'],
  ['a part of editable text', '<div contenteditable><b tabindex="0">usr</b></div>', 'usr/bin'],
  // It takes the letters to find an option, and a slash is one like any other.
  ['a select', '<select><option>usr<option>/bin</select>', '/bin'],
] as const) {
  test(`a slash in ${what} stays there, and Control+k opens the search`, async ({page}) => {
    await page.evaluate((source) => {
      const place = document.createElement('form');
      place.innerHTML = source;
      document.querySelector('.markdown')?.prepend(place);
      const field =
        place.querySelector<HTMLElement>('[tabindex]') ?? (place.firstElementChild as HTMLElement);
      field.focus();
      // The end of the text, in whatever way the field has it.
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
        field.setSelectionRange(3, 3);
      } else if (field.isContentEditable) {
        getSelection()?.setPosition(field.lastChild, 3);
      }
    }, html);
    await page.keyboard.type('/bin');
    const typed = () =>
      page
        .locator('.markdown > form > *')
        .evaluate((field) => ('value' in field ? field.value : field.textContent));
    await expect.poll(typed).toBe(text);
    await expect(searchOf(page).dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(searchOf(page).input).toBeFocused();
  });
}
