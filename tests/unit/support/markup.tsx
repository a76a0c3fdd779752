import {load, type CheerioAPI} from 'cheerio';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** The HTML of an element, as the build writes it, to ask questions about. */
export function markupOf(element: ReactElement): CheerioAPI {
  return load(renderToStaticMarkup(element), null, false);
}
