import {inflateSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {addStyle} from './style';

const site = 'https://docs.getaurora.dev';

function contentOf(page: Page, selector: string, pseudo: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, which) => getComputedStyle(element, which).content, pseudo);
}

test.describe('in print', () => {
  test.use({colorScheme: 'dark'});

  for (const path of ['/', '/guides/vpn', '/blog/stargazer-4']) {
    test(`${path} is printed without navigation`, async ({page, open}) => {
      await open(path);
      await page.emulateMedia({media: 'print'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('.markdown p').first()).toBeVisible();
      const chrome = page.locator(
        'nav, footer, aside, button, [role="banner"], .hash-link, .theme-edit-this-page',
      );
      const visible = await chrome.evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map(({outerHTML}) => outerHTML.slice(0, 80)),
      );
      expect(visible).toEqual([]);
      const [color, background] = await page
        .locator('.markdown p')
        .first()
        .evaluate((element) => [
          getComputedStyle(element).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      expect([color, background]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    });
  }
});

test.describe('in print, from a dark page', () => {
  test.use({colorScheme: 'dark'});

  test('numbers of steps and waypoints are black on white', async ({page, open}) => {
    await open('/guides/install-guide');
    await page.emulateMedia({media: 'print'});
    for (const selector of ['.markdown .waypoint', '[class^="steps"] > ol > li']) {
      const style = await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const {color, backgroundColor} = getComputedStyle(element, '::before');
          return {color, backgroundColor};
        });
      expect(style.color, selector).toBe('rgb(0, 0, 0)');
      expect(style.backgroundColor, selector).toMatch(/^rgb(?:a\(0, 0, 0, 0\)|\(255, 255, 255\))$/);
    }
  });
});

test('URLs are printed after links to other sites only', async ({page, open}) => {
  await open('/guides/vpn');
  expect(await contentOf(page, '.markdown a[href^="http"]', '::after')).toBe('none');
  await page.emulateMedia({media: 'print'});
  const href = await page.locator('.markdown a[href^="http"]').first().getAttribute('href');
  expect(await contentOf(page, '.markdown a[href^="http"]', '::after')).toContain(href);
  expect(await contentOf(page, '.markdown a[href^="/"]', '::after')).toBe('none');
});

test('the content of closed boxes is printed', async ({page, open}) => {
  await open('/guides/vpn');
  // The theme's markup, since a page may have none.
  await page.locator('.markdown').evaluate((markdown) => {
    markdown.insertAdjacentHTML(
      'beforeend',
      `<details class="alert" data-collapsed="true"><summary>Box</summary>
         <div><p>In the box</p></div></details>`,
    );
    const box = markdown.querySelector<HTMLElement>('details:last-of-type > div');
    Object.assign(box?.style ?? {}, {display: 'none', overflow: 'hidden', height: '0px'});
  });
  const text = page.getByText('In the box');
  await expect(text).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(text).toBeVisible();
  expect((await text.boundingBox())?.height).toBeGreaterThan(10);
});

test('headings are not separated from their text, and blocks are not split', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  await page.emulateMedia({media: 'print'});
  const breaks = await page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element) : undefined;
    };
    return {
      heading: styleOf('.markdown h2')?.breakAfter,
      code: styleOf('.theme-code-block')?.breakInside,
      lines: styleOf('.markdown p')?.orphans,
    };
  });
  expect(breaks).toEqual({heading: 'avoid', code: 'avoid', lines: '3'});
});

test('the margins have the title and URL of the page, also after a client-side navigation', async ({
  page,
  open,
}) => {
  await open('/guides/install-guide');
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page).toHaveURL('/guides/alternate-install-guide');
  await expect(page).toHaveTitle(/^Move to Aurora/);
  const title = await page.title();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const margins = await page.evaluate(() =>
    [...document.adoptedStyleSheets]
      .filter(({media}) => media.mediaText === 'print')
      .flatMap(({cssRules}) => [...cssRules].map(({cssText}) => cssText))
      .join('\n'),
  );
  expect(margins).toContain(`@top-left { content: "${title}"; }`);
  expect(margins).toContain(`@bottom-left { content: "${site}/guides/alternate-install-guide"; }`);
});

test('special characters in a title are printed literally', async ({page, open}) => {
  await open('/guides/vpn');
  const content = await page.evaluate(() => {
    document.title = 'A "quoted" \\ </style> title';
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.adoptedStyleSheets.find(({media}) => media.mediaText === 'print');
    return sheet?.cssRules[0]?.cssText ?? '';
  });
  expect(content).toContain('@top-left { content: "A \\"quoted\\" \\\\ </style> title"; }');
});

test('the PDF of a page has several pages, and text in the margins', async ({page, open}) => {
  await open('/guides/vpn');
  const withMargins = await page.pdf({format: 'A4', preferCSSPageSize: true});
  expect(pageCountOf(withMargins)).toBeGreaterThan(1);
  await addStyle(page, '@page { @top-left { content: none } @bottom-left { content: none } }');
  const without = await page.pdf({format: 'A4', preferCSSPageSize: true});
  expect(textRunsOf(withMargins)).toBeGreaterThan(textRunsOf(without));
});

/** Counts the pages of a PDF. */
function pageCountOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Counts the text objects of a PDF. */
function textRunsOf(pdf: Buffer): number {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)]
    .map(({index, 0: head}) => {
      const start = index + head.length;
      const end = source.indexOf('endstream', start);
      try {
        return inflateSync(pdf.subarray(start, end)).toString('latin1');
      } catch {
        return '';
      }
    })
    .reduce((runs, content) => runs + (content.match(/\bBT\b/g)?.length ?? 0), 0);
}
