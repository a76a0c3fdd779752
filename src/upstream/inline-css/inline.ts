import {Parser} from 'htmlparser2';
import {createHash} from 'node:crypto';

/** A link of a page to a style sheet of the site. */
export interface SheetLink {
  /** The path of the sheet, from the root of the site. */
  href: string;
  /** Where the tag begins in the page, and where what follows it does. */
  start: number;
  end: number;
}

/** Finds the style sheets of the site itself that a page names, in their order. */
export function sheetsOf(html: string): SheetLink[] {
  const links: SheetLink[] = [];
  const parser = new Parser({
    onopentag(name, {rel, href}) {
      if (name === 'link' && rel === 'stylesheet' && href && /^\/(?!\/)/.test(href)) {
        links.push({href, start: parser.startIndex, end: parser.endIndex + 1});
      }
    },
  });
  parser.end(html);
  return links;
}

/** A sheet that only some pages need, and that Docusaurus links to on none. */
export interface SectionSheet {
  href: string;
  /** The class that `<html>` has on the pages that need it. */
  pageClass: string;
}

/** A page with links to the sheets of its section, after those that all pages have. */
export function withSectionSheets(html: string, sheets: readonly SectionSheet[]): string {
  let classes: readonly string[] = [];
  let headEnd = -1;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') {
        classes = attributes.class?.split(/\s+/) ?? [];
      }
    },
    onclosetag(name) {
      if (name === 'head' && headEnd < 0) {
        headEnd = parser.startIndex;
      }
    },
  });
  parser.end(html);
  const links = sheets
    .filter(({pageClass}) => classes.includes(pageClass))
    .map(({href}) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  return headEnd < 0 ? html : `${html.slice(0, headEnd)}${links}${html.slice(headEnd)}`;
}

/** By what Docusaurus 3.9.2 tells that the files of a site are where its pages look for them. */
const banner = '#__docusaurus-base-url-issue-banner-container';
const bannerRule = `${banner}{display:none}`;

/**
 * The sheet that stays a file: it hides the banner on a wrong base URL, and only a file can show that
 * the base URL is right. Its name holds a hash of its content.
 */
export const loadedSheet = {
  href: `/assets/css/loaded.${createHash('sha256').update(bannerRule).digest('hex').slice(0, 8)}.css`,
  text: bannerRule,
};

/**
 * A page with the texts of its style sheets in place of the links to them. By `data-href` the
 * bundler's runtime knows a sheet that is there already, and does not load it.
 *
 * @param texts the text of each sheet, by its path
 * @throws Error when the text of a sheet is missing
 */
export function withSheetsInline(
  html: string,
  links: readonly SheetLink[],
  texts: ReadonlyMap<string, string>,
): string {
  let page = '';
  let at = 0;
  for (const {href, start, end} of links) {
    const text = texts.get(href);
    if (text === undefined) {
      throw new Error(`names ${href}, which is no file of the site`);
    }
    page += `${html.slice(at, start)}<style data-href="${href}">${asStyle(text)}</style>`;
    at = end;
  }
  page += html.slice(at);
  // At the end, where nothing waits for it.
  return links.length > 0
    ? page.replace(/(?=<\/body>|$)/, `<link rel="stylesheet" href="${loadedSheet.href}">`)
    : page;
}

/** The text of a sheet between its tags, which a character of a string in it must not end. */
function asStyle(text: string): string {
  return text
    .trim()
    .replace(bannerRule, '')
    .replace(/<(?=\/style)/gi, '\\3c ');
}
