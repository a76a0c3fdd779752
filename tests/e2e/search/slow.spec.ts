import {expect} from '../fixtures';
import {searchOf} from './dialog';
import {delayHostedSearch, hostedTest as test, pauseClock} from './hosted';

let hosted: Awaited<ReturnType<typeof delayHostedSearch>>;

test.beforeEach(async ({page, open}) => {
  hosted = await delayHostedSearch(page);
  await open('/blog');
  await pauseClock(page);
  await searchOf(page).button.click();
  await expect(searchOf(page).input).toBeFocused();
});

test('without a response for 300 ms, the search is stalled, and shows it until the response arrives', async ({
  page,
}) => {
  const {dialog, input, options} = searchOf(page);
  const progress = dialog.getByRole('progressbar', {name: 'Searching …'});
  await input.fill('vpn');
  await page.clock.runFor(300);
  await expect(progress).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Searching …');
  await hosted.respond('vpn');
  await expect(options).toHaveText(/About vpn/);
  await expect(progress).toBeHidden();
});

test('Tab leaves the input, but not the search', async ({page}) => {
  const {input, options} = searchOf(page);
  await input.fill('vpn');
  await page.keyboard.press('Tab');
  await hosted.respond('vpn');
  await expect(options).toHaveText(/About vpn/);
});
