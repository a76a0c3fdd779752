import {expect, test} from '../fixtures';
import {changeCode, documentationItem} from './code';

const heading = 'children:"Import a VPN profile"';

// What is said of the error that these tests plant, and nothing else.
test.use({tolerated: /The heading is torn|A theme navbar item failed to render|noSuch/});

/** The page's own code, in which one heading throws until `window.mended` is set. */
const broken = `children:(() => {
  if (window.mended) return "Import a VPN profile";
  throw new Error("The heading is torn", {cause: new Error("The ink ran out")});
})()`;

for (const from of ['/guides/vpn', '/guides/install-guide']) {
  test(`a page that breaks, opened from ${from}, says why and can be tried again`, async ({
    page,
    open,
  }) => {
    await changeCode(page, heading, broken);
    await open(from);
    if (!from.endsWith('vpn')) {
      await page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('link', {name: 'VPN'})
        .click();
    }
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByText('The heading is torn')).toHaveText(
      /^The heading is torn\s+Cause:\s+The ink ran out$/,
    );
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    const tryAgain = page.getByRole('button', {name: 'Try again'});
    await tryAgain.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await page.evaluate(() => Object.assign(window, {mended: true}));
    await tryAgain.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect to a VPN');
    await expect(page.getByRole('heading', {name: 'Import a VPN profile'})).toBeVisible();
  });
}

test('a navbar item of an unknown type is shown with its configuration and its cause', async ({
  page,
}) => {
  await changeCode(page, `type:"docSidebar",${documentationItem}`, 'type:"noSuchType",id:"torn"');
  await page.goto('/guides/vpn');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  const message = page.getByText('A theme navbar item failed to render.');
  await expect(message).toContainText('"type": "noSuchType"');
  await expect(message).toContainText('"id": "torn"');
  await expect(message).toContainText(
    /Cause:\s+No NavbarItem component found for type "noSuchType"/,
  );
});

test('a navbar item that breaks is shown with its configuration and its cause', async ({page}) => {
  await changeCode(page, documentationItem, 'sidebarId:"noSuchSidebar"');
  await page.goto('/guides/vpn');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  const message = page.getByText('A theme navbar item failed to render.');
  await expect(message).toContainText('"type": "docSidebar"');
  await expect(message).toContainText('"sidebarId": "noSuchSidebar"');
  await expect(message).toContainText('"label": "Documentation"');
  await expect(message).toContainText(/Cause:\s+Can't find any sidebar with id "noSuchSidebar"/);
  await expect(message).toContainText('- baseSidebar');
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Go to the home page'})).toHaveAttribute('href', '/');
});
