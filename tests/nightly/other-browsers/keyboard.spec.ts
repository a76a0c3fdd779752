import {pageTypes} from '../../e2e/accessibility/pages';
import {walk} from '../../e2e/accessibility/walk';
import {walks} from '../../e2e/accessibility/walks';
import {expect, test} from './fixtures';
import {expectFocus} from './window';

for (const type of Object.keys(pageTypes) as (keyof typeof pageTypes)[]) {
  test(`Tab visits the whole page, with visible focus: ${type}`, async ({window, open}) => {
    await open(pageTypes[type]);
    if (type === 'search') {
      const isWhole = () =>
        window.evaluate(() => document.body.innerText.includes('Show more results'));
      await expect.poll(isWhole).toBe(true);
    }
    const stops = await walk(window, {leadsBack: true});
    const names = stops.map(({name}) => name);
    // Firefox makes scrollable elements focusable.
    expect(names.filter((name) => name !== 'nav Docs sidebar')).toEqual(walks[type]);
    expect(stops.filter(({isVisible}) => !isVisible).map(({name}) => name)).toEqual([]);
  });
}

test('the first link skips to the content', async ({window, open}) => {
  await open('/guides/vpn');
  await window.keyboard.press('Tab');
  await expectFocus(window, 'Skip to main content');
  await window.keyboard.press('Enter');
  await window.keyboard.press('Tab');
  const isInMain = () =>
    window.evaluate(() =>
      Boolean(document.activeElement?.closest('main, #__docusaurus_skipToContent_fallback')),
    );
  await expect.poll(isInMain).toBe(true);
});
