import jsQR from 'jsqr';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {site} from '../../src/config/site';
import {readSite, shownPages} from './lib/site';

/** Reads a QR code as a phone does: from its picture, here 300 pixels wide. */
async function scan(svg: string): Promise<string | undefined> {
  const picture = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="300"');
  const {data, info} = await sharp(Buffer.from(picture))
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const pages = shownPages(readSite()).flatMap(({route, $}) =>
  $('svg[aria-label^="QR code for"]')
    .toArray()
    .map((svg) => ({route, svg: $.html(svg)})),
);

test('the QR code of a page can be scanned, and leads to the page', async () => {
  expect(pages.map(({route}) => route)).toContain('/guides/rescue-mode');
  for (const {route, svg} of pages) {
    expect(await scan(svg)).toBe(site.url + route);
  }
});

test('a code without dark modules, and one without its first corner, is not read', async () => {
  const [{svg} = {svg: ''}] = pages;
  expect(await scan(svg.replace('fill="#000"', 'fill="#fff"'))).toBeUndefined();
  expect(await scan(svg.replace(/M0 0h7v1h-7z(?:M[^M]*){60}/, ''))).toBeUndefined();
});
