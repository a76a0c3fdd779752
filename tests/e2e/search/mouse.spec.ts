import {expect, test} from '../fixtures';
import {expectFinal, searchOf, typeQuery} from './dialog';

test.beforeEach(async ({page, open}) => {
  await open('/blog');
  await searchOf(page).button.click();
  await expect(searchOf(page).input).toBeFocused();
  await typeQuery(page, 'secure boot password');
  // Until then the hits may change their places under the pointer.
  await expectFinal(page);
});

test('a click on a hit goes there and closes the search', async ({page}) => {
  const {dialog, options} = searchOf(page);
  await options.first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/guides\/install-guide/);
});

test('the hit under the pointer is the active one', async ({page}) => {
  const option = searchOf(page).options.nth(2);
  await option.hover();
  await expect(option).toHaveAttribute('aria-selected', 'true');
});

test('Control+click opens a hit in a new tab and leaves the search open', async ({
  page,
  context,
}) => {
  const {dialog, options} = searchOf(page);
  const opened = context.waitForEvent('page');
  await options.first().click({modifiers: ['Control']});
  const tab = await opened;
  await expect(tab).toHaveURL(/\/guides\/install-guide/);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/blog');
});
