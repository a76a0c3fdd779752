import {expect, test} from '../fixtures';

test.beforeEach(async ({open}) => {
  await open('/guides/example');
});

test('a figure has a caption', async ({page}) => {
  await expect(page.getByRole('figure').filter({has: page.getByRole('img')})).toContainText(
    'Both images stay on the disk',
  );
});

test('the image can be enlarged by keyboard, and Escape returns the focus', async ({page}) => {
  const enlarge = page.getByRole('button', {name: 'Enlarge the image'});
  const dialog = page.getByRole('dialog', {name: 'Enlarged image'});
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('the close button and a click beside the image close it', async ({page}) => {
  const enlarge = page.getByRole('button', {name: 'Enlarge the image'});
  const dialog = page.getByRole('dialog', {name: 'Enlarged image'});
  await enlarge.click();
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toBeHidden();
  await enlarge.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
});

test('a drag from the button to the backdrop does not close it', async ({page}) => {
  await page.getByRole('button', {name: 'Enlarge the image'}).click();
  const dialog = page.getByRole('dialog', {name: 'Enlarged image'});
  await dialog.getByRole('button', {name: 'Close'}).hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test('the page behind does not scroll until the image is closed', async ({page, open}) => {
  await open('/guides/basic-usage');
  const enlarge = page.getByRole('button', {name: 'Enlarge the image'}).first();
  const dialog = page.getByRole('dialog', {name: 'Enlarged image'});
  const y = () => page.evaluate(() => Math.round(window.scrollY));
  await enlarge.click();
  await expect(dialog.getByRole('img')).toBeVisible();
  const before = await y();
  expect(before).toBeGreaterThan(0);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Upwards, where scrolling down could not end.
  await page.mouse.wheel(0, -300);
  await expect.poll(y).toBe(before - 300);
});

test('a navigation within the page closes it', async ({page, open}) => {
  await open('/guides/basic-usage');
  const contents = page.locator('.table-of-contents').getByRole('link');
  await contents.nth(0).click();
  await expect(page).toHaveURL(/#/);
  const first = page.url();
  await contents.nth(1).click();
  await expect(page).not.toHaveURL(first);
  await page.getByRole('button', {name: 'Enlarge the image'}).first().click();
  const dialog = page.getByRole('dialog', {name: 'Enlarged image'});
  await expect(dialog.getByRole('img')).toBeVisible();
  // Skips the history entry that closes it.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(first);
  await expect(dialog).toBeHidden();
  await expect(page.locator(new URL(first).hash)).toBeInViewport();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('a click on the image enlarges it, but the button is its only control', async ({page}) => {
  const figure = page.getByRole('figure').filter({has: page.getByRole('img')});
  await expect(figure.getByRole('button')).toHaveCount(1);
  await expect(figure).toMatchAriaSnapshot(`
    - figure:
      - /children: equal
      - img
      - button "Enlarge the image"
      - text: /./
  `);
  await figure.getByRole('img').click();
  const dialog = page.getByRole('dialog', {name: 'Enlarged image'});
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(figure.getByRole('button')).toBeFocused();
});

test('at 400 %, an enlarged image is larger than in the text', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open('/guides/rescue-mode');
  const inText = page.locator('figure').getByRole('img').first();
  const width = await inText.evaluate(({clientWidth}) => clientWidth);
  await page.getByRole('button', {name: 'Enlarge the image'}).first().click();
  const image = page.getByRole('dialog').getByRole('img');
  await expect(image).toBeVisible();
  expect(await image.evaluate(({clientWidth}) => clientWidth)).toBeGreaterThan(width);
});

for (const [width, height] of [
  [640, 360],
  [360, 640],
  [1280, 720],
] as const) {
  test(`an enlarged image fits into the height of a window of ${width} × ${height}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height});
    for (const path of ['/guides/rescue-mode', '/guides/example']) {
      await open(path);
      const inText = page.locator('figure').getByRole('img').first();
      const ratio = await inText.evaluate((image) => image.clientWidth / image.clientHeight);
      await page.getByRole('button', {name: 'Enlarge the image'}).first().click();
      const image = page.getByRole('dialog').getByRole('img');
      await expect(image).toBeVisible();
      const box = await image.boundingBox();
      expect(box?.y, path).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(height);
      expect((box?.width ?? 0) / (box?.height ?? 1), path).toBeCloseTo(ratio, 1);
    }
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the enlarged image is larger than the one in the text', async ({page}) => {
    const inText = await page.locator('figure').getByRole('img').boundingBox();
    await page.getByRole('button', {name: 'Enlarge the image'}).click();
    const image = page.getByRole('dialog').getByRole('img');
    await expect(image).toBeVisible();
    expect((await image.boundingBox())?.width).toBeGreaterThan(2 * (inText?.width ?? 0));
    const close = page.getByRole('dialog').getByRole('button', {name: 'Close'});
    await expect(close).toBeInViewport({ratio: 1});
  });
});
