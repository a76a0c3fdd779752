import {Parser} from 'htmlparser2';

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
  return page + html.slice(at);
}

/** The text of a sheet between its tags; in the strings of a sheet, a slash may be escaped. */
function asStyle(text: string): string {
  return text.trim().replace(/<(?=\/style)/gi, '\\3c ');
}
