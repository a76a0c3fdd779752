import {expect, test} from '../fixtures';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the copy button copies the commands without prompts and output', async ({page, open}) => {
  await page.clock.install();
  await open('/guides/example');
  // The button says that it has copied for one second, which a slow machine could miss.
  await page.clock.pauseAt(Date.now() + 60_000);
  const terminal = page.locator('.theme-code-block.language-console');
  await expect(terminal).toContainText('$ systemctl is-enabled tailscaled\nenabled');
  await terminal.hover();
  await terminal.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(terminal.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'systemctl is-enabled tailscaled\nsystemctl is-active tailscaled',
  );
});

test('if the browser refuses to copy, the button says so and the code is selected', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await page.clock.install();
  await open('/guides/example');
  await page.clock.pauseAt(Date.now() + 60_000);
  const terminal = page.locator('.theme-code-block.language-console');
  await terminal.hover();
  await terminal.getByRole('button', {name: 'Copy code to clipboard'}).click();
  const button = terminal.getByRole('button', {name: 'Could not copy. The code is selected'});
  await expect(button).toHaveText('Could not copy. The code is selected');
  await page.keyboard.press('Control+C');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^systemctl is-enabled tailscaled\r?\nenabled/);
  await page.clock.runFor(5000);
  await expect(terminal.getByRole('button', {name: 'Copy code to clipboard'})).toHaveText('');
});

test('prompts cannot be selected', async ({page, open}) => {
  await open('/guides/example');
  const selected = await page.locator('.language-console code').evaluate((code) => {
    getSelection()?.selectAllChildren(code);
    return getSelection()?.toString().trim();
  });
  expect(selected).toBe(
    'systemctl is-enabled tailscaled\nenabled\nsystemctl is-active tailscaled\nactive',
  );
});

test('output is attached to its command, has a label and no copy button', async ({page, open}) => {
  await open('/guides/example');
  const command = page.locator('.theme-code-block:has(+ .language-output)').first();
  const output = page.locator('.language-output').first();
  await expect(output).toHaveRole('group');
  await expect(output).toHaveAccessibleName('Output');
  await expect(output).toHaveText('enabled');
  await output.hover();
  await expect(output.getByRole('button')).toHaveCount(0);
  const [above, below] = [await command.boundingBox(), await output.boundingBox()];
  expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0);
  const colorOf = (element: Element) => getComputedStyle(element).color;
  expect(await output.locator('samp').evaluate(colorOf)).not.toBe(
    await command.locator('code').evaluate(colorOf),
  );
});
