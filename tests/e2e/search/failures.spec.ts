import type {Page, Route} from '@playwright/test';
import {expect, test} from '../fixtures';
import {engineStart, expectFinal, searchOf} from './dialog';
import {hostedTest, mockHostedSearch} from './hosted';

const firstPart = /\/assets\/search\/first\.\w+\.json$/;
const unreachable = 'Unable to fetch results';
const advice = 'You might want to check your network connection.';

function partsOf(page: Page) {
  return {
    ...searchOf(page),
    tryAgain: page.getByRole('button', {name: 'Try again'}),
    withoutService: page.getByRole('button', {name: 'Use the built-in search'}),
  };
}

/** Checks that the input has the focus and the arrow keys move the active hit. */
async function expectKeyboardWorks(page: Page) {
  const {input, options} = searchOf(page);
  await expect(input).toBeFocused();
  await expect(options.nth(1)).toBeVisible(engineStart);
  // Otherwise the active hit may still move.
  await expectFinal(page);
  const before = await input.getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(input).not.toHaveAttribute('aria-activedescendant', before ?? '');
}

test.describe('with the embedded engine', () => {
  test.use({
    tolerated: /ERR_|Failed to fetch|The search did not answer|status(?: of)? 503|UnreachableError/,
  });

  test('an unreachable index is reported like an unreachable service, and can be retried', async ({
    page,
    open,
  }) => {
    const refuse = (route: Route) => route.abort('connectionrefused');
    await page.route(firstPart, refuse);
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    const {dialog, input, tryAgain} = partsOf(page);
    await input.fill('tailscale');
    await expect(dialog.getByRole('status')).toHaveText(unreachable);
    await expect(dialog.getByText(advice)).toBeVisible();
    // A reload would fail as well, and lose the page.
    await expect(page.getByRole('link', {name: 'Reload and search again'})).toHaveCount(0);
    await page.unroute(firstPart, refuse);
    await tryAgain.press('Enter');
    await expectKeyboardWorks(page);
  });
});

hostedTest('the fallback to the embedded engine works by keyboard', async ({page, open}) => {
  await mockHostedSearch(page, (_query, route) => route.abort('connectionrefused'));
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  const {input, withoutService} = partsOf(page);
  await input.fill('secure boot password');
  await withoutService.press('Enter');
  await expectKeyboardWorks(page);
});

hostedTest.describe('without a network', () => {
  hostedTest.use({
    tolerated:
      /^request to another site: http:\/\/localhost:419[123]\/|The search did not answer|ERR_|ChunkLoadError|Loading chunk|Failed to load resource/,
  });

  hostedTest(
    'the embedded engine cannot load either, until the network is back',
    async ({page, context, open}) => {
      await mockHostedSearch(page, (_query, route) => route.abort('connectionrefused'));
      await open('/guides/vpn');
      await page.keyboard.press('Control+k');
      const {dialog, input, withoutService, options} = partsOf(page);
      await input.fill('tailscale');
      await expect(dialog.getByRole('status')).toHaveText(unreachable);
      await context.setOffline(true);
      await withoutService.click();
      await expect(withoutService).toHaveCount(0);
      await expect(dialog.getByRole('status')).toHaveText(unreachable);
      await expect(dialog.getByText(advice)).toBeVisible();
      // The query is repeated once the network is back.
      await context.setOffline(false);
      await expect(options.first()).toBeVisible(engineStart);
    },
  );
});
