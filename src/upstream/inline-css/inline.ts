import {Parser} from 'htmlparser2';

/** A link of a page to a style sheet of the site. */
export interface SheetLink {
  /** The path of the sheet, from the root of the site. */
  href: string;
  /** Where the tag begins in the page, and where what follows it does. */
  start: number;
  end: number;
}

/** What a finished page says about its styles. */
export interface PageStyles {
  /** Its links to style sheets of the site itself, in their order. */
  links: SheetLink[];
  /** The classes of `<html>`. */
  classes: readonly string[];
  /** The elements, classes and ids of the page, by which selectors can match. */
  names: ReadonlySet<string>;
}

/** Reads from a page what its styles depend on. */
export function stylesOf(html: string): PageStyles {
  const links: SheetLink[] = [];
  const names = new Set<string>();
  let classes: readonly string[] = [];
  const parser = new Parser({
    onopentag(name, {id, rel, href, class: className}) {
      const own = className?.split(/\s+/) ?? [];
      [name, ...(id ? [id] : []), ...own].forEach((each) => names.add(each));
      if (name === 'html') {
        classes = own;
      } else if (name === 'link' && rel === 'stylesheet' && href && /^\/(?!\/)/.test(href)) {
        links.push({href, start: parser.startIndex, end: parser.endIndex + 1});
      }
    },
  });
  parser.end(html);
  return {links, classes, names};
}

/** Pages with much that no other page has, by the class with their id; others do without its rules. */
const separatePages = ['docs-doc-id-intro', 'docs-doc-id-guides/example'];

/**
 * The kind of a page. Pages of one kind have the same styles in them: the header with the policy names
 * the hash of each, and it comes with every response.
 *
 * @param classes the classes of `<html>`
 */
export function kindOf(classes: readonly string[]): string {
  return classes
    .filter((name) => !name.startsWith('docs-doc-id-') || separatePages.includes(name))
    .join(' ');
}

/**
 * A page with the rules that it needs at once in place of the links to its style sheets, which follow
 * at its end. There they delay the scripts, so that nothing can be opened without its styles, but not
 * the first paint.
 *
 * @param sheets the paths of all its style sheets, in their order
 * @param critical what it needs at once
 */
export function withStyles(
  html: string,
  links: readonly SheetLink[],
  sheets: readonly string[],
  critical: string,
): string {
  let page = '';
  let at = 0;
  for (const {start, end} of links) {
    page += html.slice(at, start) + (at === 0 ? `<style>${asStyle(critical)}</style>` : '');
    at = end;
  }
  page += html.slice(at);
  const later = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return page.replace(/(?=<\/body>|$)/, later);
}

/** The text of a sheet between its tags, which a character of a string in it must not end. */
function asStyle(text: string): string {
  return text.trim().replace(/<(?=\/style)/gi, '\\3c ');
}
