import {expect, test} from './fixtures';

test('on a phone the copy button covers no code', async ({browser, baseURL}) => {
  const context = await browser.newContext({
    viewport: {width: 360, height: 800},
    hasTouch: true,
    isMobile: true,
    ...(baseURL !== undefined && {baseURL}),
  });
  const page = await context.newPage();
  await page.goto('/guides/basic-usage');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const blocks = await page.locator('.theme-code-block').evaluateAll((elements) =>
    elements.map((element) => ({
      code: element.querySelector('pre')?.getBoundingClientRect().right ?? Infinity,
      buttons: [...element.querySelectorAll('button')]
        .filter(({offsetWidth}) => offsetWidth > 0)
        .map((button) => button.getBoundingClientRect().left),
    })),
  );
  expect(blocks.length).toBeGreaterThan(3);
  for (const {code, buttons} of blocks) {
    expect(buttons).toHaveLength(1);
    expect(code).toBeLessThanOrEqual(Math.min(...buttons));
  }
  await context.close();
});
