import {expect, test} from '../fixtures';

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
