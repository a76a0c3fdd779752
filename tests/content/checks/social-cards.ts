import {socialCards} from '../../../src/config/socialCards';
import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** The size of an image in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Finds errors in the social card of a page.
 *
 * @param sizeOf returns the size of an image by its path on the site, or undefined if it does not exist
 */
export function socialCardProblems(
  {file, $}: BuiltPage,
  sizeOf: (path: string) => Size | undefined,
): Problem[] {
  return ['meta[property="og:image"]', 'meta[name="twitter:image"]'].flatMap((selector) => {
    const found = $(selector);
    const address = found.attr('content') ?? '';
    if (found.length !== 1 || !URL.canParse(address)) {
      return [{file, message: `has ${found.length} full addresses in ${selector}; give it one`}];
    }
    const size = sizeOf(new URL(address).pathname);
    if (!size) {
      return [{file, message: `names the picture ${address}, which was not built`}];
    }
    return size.width === socialCards.width && size.height === socialCards.height
      ? []
      : [
          {
            file,
            message: `names the picture ${address} of ${size.width} x ${size.height} pixels; make it ${socialCards.width} x ${socialCards.height}`,
          },
        ];
  });
}

/** Reads the size of a PNG from its header. */
export function sizeOfPng(png: Buffer): Size {
  return {width: png.readUInt32BE(16), height: png.readUInt32BE(20)};
}
