// cspell:words initcall subvolid simpledrm shimx
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {hiddenCodeOf, scrollingCodeOf, unmarkedRowEndsOf} from './layout/code';

function blockWith(page: Page, text: string): Locator {
  return page.locator('.theme-code-block', {hasText: text}).first();
}

/** The lines that go on in the next one, with the mark that says so. */
function marksOf(
  block: Locator,
): Promise<{text: string; isHighlighted: boolean; content: string}[]> {
  return block.locator('.code-line').evaluateAll((lines) =>
    lines.map((line) => {
      const mark = getComputedStyle(line, '::after');
      return {
        text: line.textContent.trim(),
        isHighlighted: parseFloat(mark.blockSize) > 1,
        content: mark.content,
      };
    }),
  );
}

const command = 'sudo mount -o ro,subvolid=5 /dev/mapper/aurora /run/rescue';

// That no line of code is hidden on a phone is looked at on every page (every-page.spec.ts).
test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}, hasTouch: true, isMobile: true});
  test('the commands for an encrypted and for another disk do not look the same', async ({
    page,
    open,
  }) => {
    await open('/guides/rescue-mode');
    for (const text of [command, command.replace('mapper/aurora', 'PARTITION')]) {
      const block = blockWith(page, text);
      const {x = 0, width = 0} = (await block.boundingBox()) ?? {};
      const ends = await block.locator('.code-line').evaluateAll((lines) =>
        lines.map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return Math.max(...[...range.getClientRects()].map(({right}) => right));
        }),
      );
      expect(ends).toHaveLength(2);
      expect(Math.max(...ends)).toBeLessThan(x + width);
    }
  });

  test('a wrapped line is marked, but only visually', async ({page, open}) => {
    await open('/guides/rescue-mode');
    const block = blockWith(page, command);
    expect(await marksOf(block)).toEqual([
      {text: 'sudo mkdir -p /run/rescue', isHighlighted: false, content: expect.any(String)},
      {text: command, isHighlighted: true, content: expect.stringMatching(/^"↪\\?\n?.*" \/ ""$/s)},
    ]);
    expect(await block.locator('code').ariaSnapshot()).not.toContain('↪');
  });

  test('a row that ends within a word shows that no space follows', async ({page, open}) => {
    await open('/guides/rescue-mode');
    await page.setViewportSize({width: 320, height: 800});
    const block = blockWith(page, 'shimx64.efi');
    const rowEnds = await block.locator('.code-line').evaluateAll((lines) =>
      lines.flatMap((line) =>
        [...line.querySelectorAll('.code-break')].flatMap((place) => {
          const after = document.createRange();
          after.selectNodeContents(line);
          after.setStartAfter(place);
          const isRowEnd =
            (after.getClientRects()[0]?.top ?? 0) > place.getBoundingClientRect().top + 1;
          return isRowEnd
            ? {
                sign: getComputedStyle(place).getPropertyValue('hyphenate-character'),
                content: getComputedStyle(place, '::before').content,
              }
            : [];
        }),
      ),
    );
    expect(rowEnds).toEqual([{sign: '"‿"', content: '"\u00AD" / ""'}]);
    // With "pretty", which lists have, Chromium leaves the sign out at some breaks.
    await expect(block.locator('.code-line').first()).toHaveCSS('text-wrap', 'wrap');
    expect(await block.locator('code').innerText()).toContain(
      String.raw`'\EFI\fedora\shimx64.efi'`,
    );
  });

  test('words with a hyphen that fit stay whole, so that no -o loses its letter', async ({
    page,
    open,
  }) => {
    const broken: string[] = [];
    await open('/guides/release-streams');
    for (let width = 320; width <= 412; width += 2) {
      await page.setViewportSize({width, height: 800});
      broken.push(
        ...(await page
          .locator('.theme-code-block')
          .evaluateAll((blocks) =>
            blocks.flatMap((block) =>
              [...block.querySelectorAll('.nowrap')]
                .filter((word) => word.getClientRects().length > 1)
                .map(({textContent}) => textContent),
            ),
          )),
      );
    }
    expect(broken).toEqual([]);
    await expect(page.locator('.nowrap', {hasText: /^--delete-$/}).first()).toBeAttached();
  });
});

test.describe('copying', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: {width: 360, height: 800},
  });
  const source =
    'rpm-ostree kargs --delete-if-present=rd.driver.blacklist=nouveau --delete-if-present=modprobe.blacklist=nouveau --delete-if-present=initcall_blacklist=simpledrm_platform_driver_init';

  function clipboardOf(page: Page): Promise<string> {
    return page.evaluate(() => navigator.clipboard.readText());
  }

  test('the button takes a long line as it is', async ({page, open}) => {
    await open('/guides/release-streams');
    const block = blockWith(page, 'initcall_blacklist');
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect.poll(() => clipboardOf(page)).toBe(source);
  });

  test('a selection by hand takes the lines as they are', async ({page, open}) => {
    for (const [path, text, lines] of [
      ['/guides/release-streams', 'initcall_blacklist', source],
      ['/guides/rescue-mode', command, `sudo mkdir -p /run/rescue\n${command}`],
    ] as const) {
      await open(path);
      await blockWith(page, text)
        .locator('code')
        .evaluate((code) => getSelection()?.selectAllChildren(code));
      await page.keyboard.press('Control+C');
      await expect.poll(async () => (await clipboardOf(page)).replaceAll('\r', '')).toBe(lines);
    }
  });
});

for (const width of [768, 1280]) {
  test(`no button covers code at ${width} px, pointed at or not`, async ({page, open}) => {
    await page.setViewportSize({width, height: 900});
    for (const path of [
      '/guides/rescue-mode',
      '/guides/install-guide',
      '/guides/release-streams',
    ]) {
      await open(path);
      expect(await hiddenCodeOf(page)).toEqual([]);
    }
  });
}

test('on a wide screen, too, a long line goes on in the next row, with its mark', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open('/guides/release-streams');
  const block = blockWith(page, 'initcall_blacklist');
  expect(await marksOf(block)).toMatchObject([{isHighlighted: true}]);
  expect(await scrollingCodeOf(page)).toEqual([]);
  expect(await unmarkedRowEndsOf(page)).toEqual([]);
  // Nothing scrolls, so a block is no stop for the keyboard.
  await expect(block.locator('pre')).not.toHaveAttribute('tabindex');
});

test('a button that says why it did not copy covers no code', async ({page, open}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await page.clock.install();
  for (const width of [320, 1280]) {
    await page.setViewportSize({width, height: 800});
    await open('/guides/rescue-mode');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const block = blockWith(page, command);
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('button', {name: /^Could not copy/})).toBeVisible();
    expect(await hiddenCodeOf(page), `at ${width} px`).toEqual([]);
    expect(await block.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.clock.resume();
  }
});

test('on paper nothing is cut off, and no room is left for buttons', async ({page, open}) => {
  await open('/guides/release-streams');
  await page.setViewportSize({width: 700, height: 900});
  await page.emulateMedia({media: 'print'});
  expect(await hiddenCodeOf(page)).toEqual([]);
  const block = blockWith(page, 'initcall_blacklist');
  expect((await marksOf(block)).map(({isHighlighted}) => isHighlighted)).toEqual([true]);
  const [outer, inner] = await block.evaluate((element) => [
    element.clientWidth,
    element.querySelector('pre')?.offsetWidth,
  ]);
  expect(inner).toBe(outer);
});

test('translators of browsers leave code and its output alone', async ({page, open}) => {
  await open('/guides/example');
  for (const code of ['p > code', '.theme-code-block code', '.language-output samp']) {
    const part = page.locator(`.markdown ${code}`).first();
    expect(await part.evaluate((element: HTMLElement) => element.translate), code).toBe(false);
  }
});

/** The code that has to stay on one line, and does not. */
function tornCode(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((code) => code.getClientRects().length > 1).map(({textContent}) => textContent),
    );
}

test('short code stays on one line: in a wide window in tables, too, and on a phone in the text', async ({
  page,
  open,
}) => {
  await open('/guides/coming-from-windows');
  await expect(page.locator('td > code.nowrap', {hasText: /^setup\.exe$/})).toBeVisible();
  await page.setViewportSize({width: 1280, height: 800});
  expect(await tornCode(page, '.markdown code:is(.nowrap, .wide-nowrap)')).toEqual([]);
  await page.setViewportSize({width: 360, height: 800});
  expect(await tornCode(page, '.markdown :is(p, li) > code.nowrap')).toEqual([]);
});

test('an option stays on one line in a table on a phone', async ({page, open}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open('/reference/ujust');
  await expect(page.locator('td .option', {hasText: '--choose'})).toBeVisible();
  expect(await tornCode(page, '.markdown td .option')).toEqual([]);
});

test('code in text that wraps stays one box', async ({page, open}) => {
  await open('/guides/rescue-mode');
  const code = page.locator('.markdown p > code').first();
  await expect(code).toHaveCSS('box-decoration-break', 'slice');
});

test('code and output stay selected when the page is rendered again', async ({page, open}) => {
  await open('/guides/rescue-mode');
  const links = page.locator('.table-of-contents__link');
  for (const [at, lines] of ['.theme-code-block code', '.language-output samp'].entries()) {
    const selected = await page
      .locator(lines)
      .filter({visible: true})
      .first()
      .evaluate((code) => {
        getSelection()?.selectAllChildren(code);
        return getSelection()?.toString();
      });
    expect(selected).toBeTruthy();
    await links.nth(at + 1).press('Enter');
    await expect(links.nth(at + 1)).toHaveClass(/--active/);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(selected);
  }
});

test('on a phone, a word of a command within a sentence stands in one line', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open('/guides/rescue-mode');
  const broken = await page.evaluate(() => {
    const words = [...document.querySelectorAll<HTMLElement>('.markdown .code-word')].filter(
      (word) => !word.closest('table') && word.checkVisibility(),
    );
    return {
      words: words.length,
      inTwoLines: words
        .filter(
          (word) => word.offsetHeight > 1.9 * Number.parseFloat(getComputedStyle(word).fontSize),
        )
        .map(({textContent}) => textContent),
    };
  });
  expect(broken.words).toBeGreaterThan(10);
  expect(broken.inTwoLines).toEqual([]);
});
