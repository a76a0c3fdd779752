import {load, type CheerioAPI} from 'cheerio';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** Renders an element to HTML, to be queried with Cheerio. */
export function markupOf(element: ReactElement): CheerioAPI {
  return load(renderToStaticMarkup(element), null, false);
}
