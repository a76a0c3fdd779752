import {expect, test} from '../fixtures';
import {expectFinal, searchOf, typeQuery} from './dialog';

test.beforeEach(async ({page, open}) => {
  await open('/blog');
  await searchOf(page).button.click();
  await expect(searchOf(page).input).toBeFocused();
  await typeQuery(page, 'enroll secure boot key');
  // Otherwise hits may still move under the pointer.
  await expectFinal(page);
});

test('a hit is a link to its own URL, and not in the tab order', async ({page}) => {
  const {dialog, input, options} = searchOf(page);
  const addresses = await options.evaluateAll((hits) =>
    hits.map((hit) => hit instanceof HTMLAnchorElement && hit.getAttribute('href')),
  );
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses[0]).toMatch(/^\/guides\/install-guide/);
  expect(addresses.every((address) => address && /^\/\w/.test(address))).toBe(true);
  await input.press('Tab');
  await expect(dialog.getByRole('button', {name: 'Clear'})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', {name: /^See/})).toBeFocused();
});

test('a hit can be dragged like a link, and the input keeps the focus', async ({page}) => {
  const {input, options} = searchOf(page);
  const query = await input.inputValue();
  await page.evaluate(() => {
    document.addEventListener('dragstart', ({dataTransfer}) => {
      document.documentElement.dataset.dragged = dataTransfer?.getData('text/uri-list');
    });
  });
  await options.nth(2).hover();
  await page.mouse.down();
  await page.mouse.move(10, 10, {steps: 5});
  await expect(page.locator('html')).toHaveAttribute(
    'data-dragged',
    new RegExp(`${(await options.nth(2).getAttribute('href')) ?? ''}$`),
  );
  await page.mouse.up();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue(query);
});

test('after a click that leaves the search open, the arrow keys continue from the hit', async ({
  page,
  context,
}) => {
  const {input, options} = searchOf(page);
  const opened = context.waitForEvent('page');
  await options.nth(2).click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  await expect(input).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(3)).toHaveAttribute('aria-selected', 'true');
});
