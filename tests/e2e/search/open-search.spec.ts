import {expect, test} from '../fixtures';
import {hostedTest} from './hosted';

for (const [engine, testOf] of [
  ['the embedded search', test],
  ['a hosted search', hostedTest],
] as const) {
  testOf(`browsers can search the site from their address bar, over ${engine}`, async ({page}) => {
    await page.goto('/guides/vpn');
    const link = page.locator('link[rel="search"]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    const text = await link.evaluate(async (element: HTMLLinkElement) =>
      (await fetch(element.href)).text(),
    );
    expect(text).toContain('template="https://docs.getaurora.dev/search?q={searchTerms}"');
  });
}
