// cspell:words hijklmn
import type {Page} from '@playwright/test';
import {violationsOf} from '../accessibility/axe';
import {expect, test} from '../fixtures';
import {hiddenCodeOf, scrollingCodeOf, unmarkedRowEndsOf} from './code';
import {clippedTextOf, horizontalOverflowOf} from './overflow';
import {layoutRules} from './rules';
import {clippedTablesOf} from './tables';

// Every page passes these checks (every-page.spec.ts). Each has to see a page that does not.
// The policy refuses the inline styles that make these pages wrong.
test.use({viewport: {width: 360, height: 800}, bypassCSP: true});

/** Adds HTML to the text of the page, where the browser does not skip it. */
async function addToText(page: Page, html: string): Promise<void> {
  await page
    .locator('.markdown')
    .first()
    .evaluate((text, added) => {
      text.insertAdjacentHTML(
        'beforeend',
        `<div style="content-visibility: visible">${added}</div>`,
      );
    }, html);
}

test('a page that is too wide, and a text that is cut off', async ({page, open}) => {
  await open('/guides/vpn');
  await addToText(
    page,
    '<div class="broken" style="min-inline-size: 3000px; block-size: 10px; overflow: hidden">Too tall for its box</div>',
  );
  expect((await horizontalOverflowOf(page)).join()).toMatch(/px too wide: .*div\.broken/);
  expect(await clippedTextOf(page)).toEqual(['broken: Too tall for its box']);
});

test('a table of two columns that is cut off', async ({page, open}) => {
  await open('/guides/vpn');
  await addToText(
    page,
    `<div style="overflow: auto"><table style="display: table"><tr><td>One</td><td style="white-space: nowrap">${'W'.repeat(300)}</td></tr></table></div>`,
  );
  expect(await clippedTablesOf(page)).toEqual([`One${'W'.repeat(300)}`]);
});

test('code that scrolls, reaches out of its block or lies below a button', async ({page, open}) => {
  const code = 'W'.repeat(300);
  await open('/guides/vpn');
  await addToText(
    page,
    `<div class="theme-code-block"><pre style="overflow: auto">${code}</pre></div>`,
  );
  expect(await scrollingCodeOf(page)).toEqual([code]);
  expect(await hiddenCodeOf(page)).toEqual([`outside: ${code} of ${code}`]);
  await addToText(
    page,
    '<div class="theme-code-block" style="position: relative"><pre>sudo</pre><button style="position: absolute; inset: 0">Copy</button></div>',
  );
  expect(await hiddenCodeOf(page)).toContain('below a button: sudo of sudo');
});

test('a word of code that goes on in the next row without a sign', async ({page, open}) => {
  await open('/guides/vpn');
  const block = (line: string) =>
    addToText(
      page,
      `<div class="theme-code-block"><pre style="inline-size: 24ch; white-space: pre-wrap; overflow-wrap: anywhere"><span class="code-line">${line}</span></pre></div>`,
    );
  await block('ls abcdefg<span class="code-break"></span>hijklmn');
  expect(await unmarkedRowEndsOf(page)).toEqual([]);
  await block('abcdefghijklmnopqrstuvwxyz');
  expect(await unmarkedRowEndsOf(page)).toEqual([expect.stringMatching(/^[a-z]+ ↪ [a-z]$/)]);
});

test('buttons too small to tap, and a box that the keyboard cannot scroll', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  await addToText(
    page,
    '<div style="display: flex"><button style="inline-size: 9px; block-size: 9px; padding: 0" aria-label="One"></button>' +
      '<button style="inline-size: 9px; block-size: 9px; padding: 0" aria-label="Two"></button></div>' +
      '<div style="block-size: 20px; overflow: auto"><p>One</p><p>Two</p></div>',
  );
  const rules = (await violationsOf(page, {rules: layoutRules})).map((line) => line.split(':')[0]);
  expect([...new Set(rules)].sort()).toEqual([...layoutRules].sort());
});
