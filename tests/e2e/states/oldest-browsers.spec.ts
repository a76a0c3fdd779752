import {expect, test} from '../fixtures';
import {searchOf} from '../search/dialog';

/**
 * Takes away what is younger than one of the oldest browsers that the site is built for (see
 * `browserslist` in package.json), as far as scripts could use it.
 */
function takeYoungAway() {
  const young: [object, string[]][] = [
    [URL, ['canParse', 'parse']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object,
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'find'],
    ],
    [AbortSignal, ['any']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [HTMLDialogElement.prototype, ['requestClose']],
    [Document.prototype, ['startViewTransition']],
    [Intl, ['Segmenter']],
    [window, ['navigation', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback']],
  ];
  for (const [owner, names] of young) {
    for (const name of names) {
      Reflect.deleteProperty(owner, name);
    }
  }
  // The engine then runs in the page, where the above is gone, too.
  window.Worker = class {
    constructor() {
      throw new DOMException('Workers are blocked.', 'SecurityError');
    }
  } as never;
}

/** On a busy machine the engine takes its time to start. */
const started = {timeout: 60_000};

test.beforeEach(({page}) => page.addInitScript(takeYoungAway));

for (const path of ['/', '/guides/vpn', '/reference/ujust', '/reference/glossary', '/blog']) {
  test(`${path} comes to life in a browser as old as may be`, async ({page, open}) => {
    await open(path);
    expect(await page.evaluate(() => 'canParse' in URL)).toBe(false);
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });
}

test('the search answers in a browser as old as may be', async ({page, open}) => {
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  const {input, options} = searchOf(page);
  await input.fill('tailscale');
  await expect(options.first()).toContainText(/tailscale/i, started);
  await options.first().click();
  await expect(page).toHaveURL(/tailscale/);
});

test('the search page answers in a browser as old as may be', async ({page, open}) => {
  await open('/search?q=rollback');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(started);
});
