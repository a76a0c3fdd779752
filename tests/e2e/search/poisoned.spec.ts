import {expect, test} from '../fixtures';
import {searchOf} from './dialog';

const entry = (objectID: string, url: string, title: unknown) => ({
  objectID,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: title},
});

test('manipulated recent searches are text that links to this site', async ({page, open}) => {
  const recents = JSON.stringify([
    entry('script', 'javascript:window.attacked=true', 'A script'),
    entry('host', '//evil.example/', 'Another host'),
    entry('path', 'https://docs.getaurora.dev//evil.example/', 'A path of another host'),
    entry('type', '/guides/vpn', {toString: 'x'}),
    entry('markup', '/guides/vpn?from=markup', '<img src=x onerror="window.attacked=true">'),
    entry('long', '/guides/vpn?from=long', 'x'.repeat(1_000_000)),
    7,
  ]).replace('[{', '[{"__proto__":{"polluted":true}},{');
  await page.addInitScript(
    (text) => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__aurora-docs', text),
    recents,
  );
  await open('/guides/vpn');
  await searchOf(page).button.click();
  const {options, dialog} = searchOf(page);
  await expect(options).toHaveCount(2);
  await expect(options.first()).toHaveText('<img src=x onerror="window.attacked=true">');
  expect((await dialog.innerText()).length).toBeLessThan(5_000);
  await options.first().click();
  await expect(page).toHaveURL('/guides/vpn?from=markup');
  expect(await page.evaluate(() => 'attacked' in window || 'polluted' in {})).toBe(false);
});

const queries = [
  {
    what: 'markup',
    address: `q=${encodeURIComponent('<img src=x onerror="window.attacked=true">')}`,
  },
  {what: 'a broken percent-encoding', address: 'q=%E0%A4%A%&q=%'},
  {what: 'half a character', address: 'q=vpn%ED%A0%BD'},
  {what: 'a key of objects', address: 'q=__proto__&__proto__=x&constructor=y'},
  {what: 'another script and direction', address: `q=${encodeURIComponent('\u202Eشبكة 网络 👩‍👩‍👧')}`},
  {what: 'signs of messages', address: `q=${encodeURIComponent('{count}|{query}|$&')}`},
];

test('any query in the URL of the search page is treated as text', async ({page, open}) => {
  const main = page.getByRole('main');
  for (const {what, address} of queries) {
    await open(`/search?${address}`);
    const query = await main.getByRole('searchbox').inputValue();
    await expect(main.getByRole('status'), what).toContainText(`"${query}"`);
    expect(await main.locator('img, script').count(), what).toBe(0);
  }
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

test('the first query of a URL is used, truncated to the maximum length', async ({page, open}) => {
  await open(`/search?q=${'vpn%20'.repeat(1_000)}&q=second`);
  const main = page.getByRole('main');
  const query = 'vpn '.repeat(16);
  await expect(main.getByRole('searchbox')).toHaveValue(query);
  await expect(main.getByRole('status')).toContainText(`results for "${query}"`, {
    useInnerText: false,
  });
  expect((await page.title()).length).toBeLessThan(200);
});
