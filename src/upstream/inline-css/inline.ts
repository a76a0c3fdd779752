import {Parser} from 'htmlparser2';
import {createHash} from 'node:crypto';
import type {SplitStyles} from './critical';

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
 * The kind of a page, by the plugin that makes it. Pages of one kind have the same styles in them: the
 * header with the policy names the hash of each, comes with every response, and may have 2,000
 * characters with some hosts.
 *
 * @param classes the classes of `<html>`
 */
export function kindOf(classes: readonly string[]): string {
  return classes
    .filter((name) => /^plugin-(?!id-)/.test(name) || separatePages.includes(name))
    .join(' ');
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

/** Brings the styles at the end before the sheets that the bundler's runtime adds to the head. */
const moveStyles = "document.head.append(...document.querySelectorAll('body>style'))";

/**
 * A page with the rules that it needs at once in place of the links to its style sheets. The rest of
 * each follows at the end of the page, where the first paint does not wait for it and the scripts come
 * later. By `data-href` the bundler's runtime knows a sheet that is there already, and does not load
 * it.
 *
 * @param sheets the paths of all its style sheets, in their order
 */
export function withStyles(
  html: string,
  links: readonly SheetLink[],
  sheets: readonly string[],
  {critical, rest}: SplitStyles,
): string {
  let page = '';
  let at = 0;
  for (const {start, end} of links) {
    page += html.slice(at, start) + (at === 0 ? `<style>${asStyle(critical)}</style>` : '');
    at = end;
  }
  page += html.slice(at);
  const later = [
    ...sheets.map(
      (href, index) => `<style data-href="${href}">${asStyle(rest[index] ?? '')}</style>`,
    ),
    `<script>${moveStyles}</script>`,
    `<link rel="stylesheet" href="${loadedSheet.href}">`,
  ].join('');
  return page.replace(/(?=<\/body>|$)/, () => later);
}

/** The text of a sheet between its tags, which a character of a string in it must not end. */
function asStyle(text: string): string {
  return text
    .trim()
    .replace(bannerRule, '')
    .replace(/<(?=\/style)/gi, '\\3c ');
}
