import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectLanded} from '../landing';
import {untilLaidOut} from '../laidOut';

const path = '/guides/basic-usage';

/** The bar of the table of contents, its button and its list. */
function contentsOf(page: Page) {
  const bar = page.locator('.theme-doc-toc-mobile');
  return {
    bar,
    toggle: bar.getByRole('button', {name: 'On this page'}),
    list: bar.getByRole('list'),
  };
}

/** Where the top of an element is in the window, in pixels. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test.beforeEach(async ({page, open}) => {
    await open(path);
    await page.mouse.move(180, 600);
  });

  test('the contents stay at the top of the window, below the navbar when that is there', async ({
    page,
  }) => {
    const {bar} = contentsOf(page);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    // One step only says where the page was.
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(navbar).not.toBeInViewport({timeout: 500});
    }).toPass();
    await expect.poll(() => topOf(page, '.theme-doc-toc-mobile')).toBe(0);
    await page.mouse.wheel(0, -300);
    await expect(navbar).toBeInViewport({ratio: 1});
    const {height} = (await navbar.boundingBox()) ?? {height: 0};
    await expect.poll(() => topOf(page, '.theme-doc-toc-mobile')).toBe(Math.round(height));
    await expect(bar).toBeInViewport({ratio: 1});
  });

  test('the contents name the section that the reader has come to', async ({page}) => {
    const {toggle} = contentsOf(page);
    await expect(toggle).toHaveText('On this page');
    for (const index of [3, 1]) {
      const heading = page.locator('main h2[id]').nth(index);
      await heading.evaluate((element) => {
        element.scrollIntoView({block: 'start'});
      });
      const [title] = (await heading.innerText()).split('\u200B');
      await expect(toggle).toHaveText(`On this page ${title}`);
    }
  });

  test('the contents name each section of a page that a link has led to, also those below its first screen', async ({
    page,
  }) => {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar a[href="/guides/hardware"]').click();
    await expect(page.getByRole('heading', {level: 1, name: 'other hardware'})).toBeVisible();
    await untilLaidOut(page);
    const {toggle, list} = contentsOf(page);
    for (const title of ['Connect a dock', 'Add a printer']) {
      await toggle.click();
      await list.getByRole('link', {name: title, exact: true}).click();
      await expect(toggle).toHaveText(`On this page ${title}`);
    }
  });

  test('the open contents mark the section that is being read, and show it', async ({page}) => {
    const {toggle, list} = contentsOf(page);
    const heading = page.locator('main h2[id]').last();
    await heading.evaluate((element) => {
      element.scrollIntoView({block: 'start'});
    });
    const id = await heading.getAttribute('id');
    await expect(toggle).toHaveText(
      `On this page ${(await heading.innerText()).split('\u200B')[0]}`,
    );
    await toggle.click();
    const current = list.locator('[aria-current]');
    await expect(current).toHaveAttribute('href', `#${id}`);
    await expect(current).toBeInViewport({ratio: 1});
  });

  test('a short section that a link has led to is named, and not the next one', async ({
    page,
    open,
  }) => {
    await open('/dx/local-kubernetes#permission-denied-on-docker');
    await expectLanded(page, 'permission-denied-on-docker');
    const {toggle} = contentsOf(page);
    const title = await page.locator('#permission-denied-on-docker').innerText();
    await expect(toggle).toHaveText(`On this page ${title.split('\u200B')[0]}`);
  });

  test('the open contents cover the text without moving it, with rows that a thumb can hit', async ({
    page,
  }) => {
    const {toggle, list} = contentsOf(page);
    const before = await topOf(page, 'main h1');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await topOf(page, 'main h1')).toBe(before);
    const heights = await list
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const {bottom} = await page
      .locator('.theme-doc-toc-mobile > div')
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(bottom).toBeLessThanOrEqual(800);
  });

  test('a link of the contents closes them and shows its section, also a second time', async ({
    page,
  }) => {
    const {toggle, list} = contentsOf(page);
    for (let time = 0; time < 2; time += 1) {
      await toggle.click();
      await list.locator('a[href="#rolling-back"]').click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(`${path}#rolling-back`);
      await expectLanded(page, 'rolling-back');
      await page.mouse.move(180, 600);
      await page.mouse.wheel(0, 400);
    }
  });

  test('Escape closes the contents and gives the focus back', async ({page}) => {
    const {toggle, list} = contentsOf(page);
    await toggle.press('Enter');
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press elsewhere closes the contents, and so does the focus that leaves them', async ({
    page,
  }) => {
    const {toggle} = contentsOf(page);
    await toggle.click();
    await page.mouse.click(180, 790);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('what the keyboard goes back to is not below the contents', async ({page}) => {
    const heading = page.locator('main h2[id]').nth(2);
    await heading.evaluate((element) => {
      element.scrollIntoView({block: 'start'});
    });
    await heading.locator('a').focus();
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        // The first line of a link, which may begin in the middle of the text.
        const {top = 0, left = 0} = focused?.getClientRects()[0] ?? {};
        return focused?.contains(document.elementFromPoint(left + 2, top + 2))
          ? undefined
          : focused?.outerHTML;
      });
      expect(covered).toBeUndefined();
    }
  });
});

for (const {kind, width, height} of [
  {kind: 'a low window', width: 640, height: 360},
  {kind: 'a page enlarged to 400 %', width: 320, height: 256},
]) {
  test.describe(`in ${kind}`, () => {
    test.use({viewport: {width, height}});

    test('the contents scroll away', async ({page, open}) => {
      await open(path);
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, 2000);
      await expect(contentsOf(page).bar).not.toBeInViewport();
    });
  });
}
