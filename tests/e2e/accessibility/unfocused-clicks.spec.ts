import {expect, test} from '../fixtures';

// Safari gives a button no focus when it is clicked; a press that is prevented has the same effect.
test.beforeEach(async ({page, open}) => {
  await open('/guides/basic-usage');
  await page.evaluate(() => {
    document.addEventListener('mousedown', (event) => {
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    });
  });
});

test('the arrows lead into a list that a click has opened', async ({page}) => {
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('button', {name: 'Next'}).click();
  await page.keyboard.press('ArrowDown');
  await expect(navbar.locator('.dropdown__menu a:focus')).toHaveCount(1);
});

test('an enlarged image gives the focus back to its button', async ({page}) => {
  const enlarge = page.getByRole('button', {name: 'Enlarge the image'}).first();
  await enlarge.click();
  await expect(page.getByRole('dialog', {name: 'Enlarged image'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enlarge).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test('the menu gives the focus back to its button', async ({page}) => {
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.click();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
  });
});
