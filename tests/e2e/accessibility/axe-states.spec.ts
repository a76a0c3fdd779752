import {expect, test} from '../fixtures';
import {searchOf} from '../search/dialog';
import {contrastViolationsOf, violationsInBothModes, violationsOf} from './axe';

// A color in the middle of a transition is not a real one.
test.use({contextOptions: {reducedMotion: 'reduce'}});

// Every page at rest is looked at in every-page.spec.ts.
for (const width of [1280, 360]) {
  test(`axe finds nothing wrong with the search in each of its states at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    const {dialog, input, options} = searchOf(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    expect.soft(await violationsInBothModes(page), 'on the start screen').toEqual([]);
    await input.fill('secure boot password');
    await expect(options.first()).toBeVisible();
    expect.soft(await violationsInBothModes(page), 'with results').toEqual([]);
    await input.fill('xylophone');
    await expect(dialog.getByText('No results').first()).toBeVisible();
    expect.soft(await violationsInBothModes(page), 'without a result').toEqual([]);
  });
}

test('axe finds nothing wrong with the open dropdowns', async ({page, open}) => {
  await open('/guides/vpn');
  for (const name of ['Next', 'English']) {
    const toggle = page.getByRole('button', {name, exact: true});
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect.soft(await violationsInBothModes(page), name).toEqual([]);
  }
});

test('axe finds nothing wrong with the open menu of a phone', async ({page, open}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open('/guides/vpn');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', {name: 'VPN'})).toBeInViewport();
  expect.soft(await violationsInBothModes(page), 'with the sidebar').toEqual([]);
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  await menu.getByRole('button', {name: 'Languages'}).click();
  await expect(menu.getByRole('link', {name: 'Help translate'})).toBeInViewport();
  expect.soft(await violationsInBothModes(page), 'with the main menu').toEqual([]);
});

test('the check names what is wrong with a page', async ({page}) => {
  await page.route('**/wrong', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>Wrong</title>
        <p>In no landmark</p>
        <main><h1>Wrong</h1><h3>Skips a level</h3><img src="data:," />
        <p style="color: #999; background: #fff">Too pale to read</p></main></html>`,
    }),
  );
  await page.goto('/wrong');
  const violations = await violationsOf(page);
  expect(violations).toHaveLength(4);
  expect(violations.join('\n')).toMatch(
    /^color-contrast: main > p: .*insufficient color contrast/m,
  );
  expect(violations.join('\n')).toMatch(/^heading-order: h3: /m);
  expect(violations.join('\n')).toMatch(/^image-alt: img: /m);
  expect(violations.join('\n')).toMatch(/^region: body > p: /m);
});

test('the check of contrast looks at one text of each kind, and names those that are too pale', async ({
  page,
}) => {
  await page.route('**/pale', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>Pale</title>
        <style>body { background: #fff; color: #000 } .pale { color: #999 } .large { font-size: 20px }</style><main>
        <p>Fine</p><p>Fine, with a <a class="pale" href="#">pale link</a></p>
        <p class="pale large" id="first">Large</p><p class="pale large" id="second">As large</p>
        <p class="pale" style="background: #000">Fine on black</p>
        <div style="background: #222"><p id="dark">Black on almost black</p></div>
        <div style="opacity: 0.3"><p id="faint">Black that shines through</p></div>
        <p class="pale" hidden>Pale, but hidden</p>
        <label>Pale input <input class="pale" value="Pale" id="input" /></label></main></html>`,
    }),
  );
  await page.goto('/pale');
  const names = (await contrastViolationsOf(page)).map((line) => line.split(': ')[1]);
  expect(names.toSorted()).toEqual(['#dark', '#faint', '#first', '#input', 'a']);
});
