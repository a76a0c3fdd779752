import {expect, test} from '../fixtures';
import {expectFinal, openSearch, searchOf, typeQuery} from './dialog';

// cspell:words druck drucker druckt nicht quvaxi datei kann angelegt werden dateisystem lesbar

const query = 'Drucker druckt nicht';
const note = 'These docs are in English. Searching for “printer print not”.';
const message =
  "touch: Datei '/usr/share/x' kann nicht angelegt werden: Das Dateisystem ist nur lesbar";
const phrasebook = /\/search\/de\.[^/]*\.json$/;

test.describe('a reader whose browser is set to German', () => {
  test.use({locale: 'de-AT', permissions: ['clipboard-read', 'clipboard-write']});

  test('finds an English section by German words, and sees what was searched for', async ({
    page,
    open,
  }) => {
    const {dialog, options} = searchOf(page);
    await open('/guides/vpn');
    await openSearch(page);
    await typeQuery(page, query);
    await expectFinal(page);
    await expect(dialog.locator('.DocSearch-Help')).toHaveText(note);
    await expect(options.first()).toContainText(/printer/i);
    await expect(dialog.getByRole('status')).toHaveText(/^These docs are in English\./);

    await test.step('half a word is enough, and a word that nobody knows casts doubt', async () => {
      await dialog.getByRole('button', {name: 'Clear'}).click();
      await typeQuery(page, 'druck');
      await expect(options.first()).toContainText(/printer/i);
      await page.keyboard.type('er quvaxi');
      await expect(dialog.locator('.DocSearch-Help')).toHaveText(
        /Searching for “printer”\. Nothing matches all of it/,
      );
    });

    await test.step('a message is put into English, too, which the note says', async () => {
      await dialog.getByRole('button', {name: 'Clear'}).click();
      await page.evaluate((text) => navigator.clipboard.writeText(text), message);
      await page.keyboard.press('Control+v');
      await expect(dialog.locator('.DocSearch-Help')).toContainText('read-only file system');
      await expect(dialog.locator('.DocSearch-Help')).not.toContainText('you pasted');
    });

    await test.step('an English query is searched for as it is', async () => {
      await dialog.getByRole('button', {name: 'Clear'}).click();
      await typeQuery(page, 'add a printer');
      await expect(options.first()).toContainText('Add a printer');
      await expect(dialog.locator('.DocSearch-Help')).toHaveCount(0);
    });
  });

  test('finds it on the search page, too', async ({page, open}) => {
    await open(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByText(note)).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /printer/i})
        .first(),
    ).toBeVisible();
  });

  test.describe('whose words do not load', () => {
    test.use({tolerated: /ERR_FAILED/});

    test('can search all the same', async ({page, open}) => {
      const aborted = page.waitForEvent('requestfailed', {
        predicate: (request) => phrasebook.test(request.url()),
      });
      await page.route(phrasebook, (route) => route.abort());
      const {options} = searchOf(page);
      await open('/guides/vpn');
      await openSearch(page);
      await aborted;
      await typeQuery(page, 'wireguard');
      await expect(options.first()).toContainText(/wireguard/i);
    });
  });
});

test('a reader who uses English alone loads no words of other languages', async ({page, open}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open('/guides/vpn');
  await openSearch(page);
  await typeQuery(page, 'printer');
  await expectFinal(page);
  expect(requested.filter((url) => /translation|\/search\/[a-z]{2}\./.test(url))).toEqual([]);
});
