import {expect, test} from '../fixtures';
import {expectFinal, searchOf, typeQuery} from './dialog';

// The embedded engine. The request to a hosted one is in request.spec.ts.
for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`at ${width} px, the snippet of a hit has ${words} words`, async ({page, open}) => {
    await page.setViewportSize({width, height: 740});
    await open('/blog');
    await page.keyboard.press('Control+k');
    await typeQuery(page, 'keyboard');
    await expectFinal(page);
    const snippets = searchOf(page).dialog.locator('.DocSearch-Hit-snippet');
    await expect(snippets.first()).toBeVisible();
    const texts = await snippets.allTextContents();
    const counts = texts.map((text) => text.match(/[\p{L}\p{N}\p{M}]+/gu)?.length ?? 0);
    const cut = counts.filter((_count, index) => texts[index]?.includes('…'));
    expect(cut.length, texts.join('\n')).toBeGreaterThan(4);
    expect([...new Set(cut)], texts.join('\n')).toEqual([words]);
    expect(Math.max(...counts), texts.join('\n')).toBe(words);
  });
}
