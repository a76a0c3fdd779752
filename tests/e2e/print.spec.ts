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

test.describe('on paper', () => {
  test.use({colorScheme: 'dark'});

  for (const path of ['/', '/guides/vpn', '/blog/stargazer-4']) {
    test(`${path} is its text and nothing around it`, async ({page, open}) => {
      await open(path);
      await page.emulateMedia({media: 'print'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('.markdown p').first()).toBeVisible();
      const chrome = page.locator(
        'nav, footer, aside, button, [role="banner"], .hash-link, .theme-edit-this-page',
      );
      const left = await chrome.evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map(({outerHTML}) => outerHTML.slice(0, 80)),
      );
      expect(left).toEqual([]);
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

test('addresses stand after links to other sites, and only after those', async ({page, open}) => {
  await open('/guides/vpn');
  expect(await contentOf(page, '.markdown a[href^="http"]', '::after')).toBe('none');
  await page.emulateMedia({media: 'print'});
  const href = await page.locator('.markdown a[href^="http"]').first().getAttribute('href');
  expect(await contentOf(page, '.markdown a[href^="http"]', '::after')).toContain(href);
  expect(await contentOf(page, '.markdown a[href^="/"]', '::after')).toBe('none');
});

test('closed boxes print what they hold', async ({page, open}) => {
  await open('/guides/vpn');
  // As the theme draws them; which pages have some is up to their writers.
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

test('headings stay with their text, and pictures, boxes and rows on one sheet', async ({
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

test('title and address of the page are in the margins, also after going to another page', async ({
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

test('a title with signs of CSS and HTML prints as it is', async ({page, open}) => {
  await open('/guides/vpn');
  const content = await page.evaluate(() => {
    document.title = 'A "quoted" \\ </style> title';
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.adoptedStyleSheets.find(({media}) => media.mediaText === 'print');
    return sheet?.cssRules[0]?.cssText ?? '';
  });
  expect(content).toContain('@top-left { content: "A \\"quoted\\" \\\\ </style> title"; }');
});

test('the PDF of a page has several sheets, and its margins draw text', async ({page, open}) => {
  await open('/guides/vpn');
  const withMargins = await page.pdf({format: 'A4', preferCSSPageSize: true});
  expect(sheetsOf(withMargins)).toBeGreaterThan(1);
  await addStyle(page, '@page { @top-left { content: none } @bottom-left { content: none } }');
  const without = await page.pdf({format: 'A4', preferCSSPageSize: true});
  expect(textRunsOf(withMargins)).toBeGreaterThan(textRunsOf(without));
});

/** How many sheets a PDF has. */
function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** How many pieces of text the sheets of a PDF draw. */
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
