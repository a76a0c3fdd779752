import {escape} from 'html-escaper';
import type {Highlighted, SearchHit} from './client';
import {isCode, levels, type Level} from './record';
import {truncate} from './truncate';
import {longest} from './parseResponse';

/**
 * The parts of a hit that a results list shows. Each text is highlighted HTML (see Highlighted).
 */
export interface HitText {
  /** The heading that the hit links to. */
  title: Highlighted;
  /** The matched text below that heading, or the first one for a hit on the heading itself. */
  snippet?: Highlighted;
  /** The matched line of a code block, instead of a snippet. */
  code?: Highlighted;
  /**
   * The headings above that heading, starting with the title of the page; empty if the hit is the
   * page itself.
   */
  path: Highlighted[];
}

/**
 * Selects the texts to show for a hit. If a hosted index returns no highlights, no words are
 * highlighted. A hit without a title uses its text instead, or else its URL, so that the text of a
 * link is never empty.
 */
export function textOfHit(hit: SearchHit): HitText {
  const level = deepestLevel(hit);
  return {
    title: titleOf(hit, level),
    ...textBelow(hit),
    path: levels
      .slice(levels.indexOf('lvl1'), levels.indexOf(level))
      .filter((above) => hit.hierarchy[above]?.trim())
      .map((above) => highlighted(hit, above)),
  };
}

/**
 * Returns what the message means by which a section was found, or undefined if it was not. Only such
 * a hit on a heading has a content.
 */
export function meaningOf({
  type,
  content,
}: Pick<SearchHit, 'type' | 'content'>): string | undefined {
  return type === 'content' ? undefined : (content ?? undefined);
}

/**
 * Returns the texts of the cells of a row of a table that a hit shows, joined as the records have them,
 * or undefined if it shows another text.
 */
export function rowOf({type, content}: Pick<SearchHit, 'type' | 'content'>): string | undefined {
  return type === 'content' && content?.includes(' · ') ? content : undefined;
}

/** Whether nothing that a hit shows is marked, although the engine marks what it found. */
export function isByOtherWords(
  {_highlightResult}: SearchHit,
  {title, snippet, code, path}: HitText,
): boolean {
  const shown = [title, snippet, code, ...path];
  return _highlightResult !== undefined && !shown.some((text) => text?.value.includes('<mark>'));
}

function textBelow({type, content, ...hit}: SearchHit): Pick<HitText, 'snippet' | 'code'> {
  // A snippet from a hosted index may begin and end in the middle of a line. The full text does
  // not.
  const whole = hit._highlightResult?.content;
  if (type === 'content' && isCode(content) && whole) {
    return {code: {value: matchedLine(whole.value)}};
  }
  const snippet = hit._snippetResult?.content;
  return snippet && !isBlank(snippet) ? {snippet} : {};
}

/** Returns the line with the most matched words, or the first of several such lines. */
function matchedLine(highlightedText: string): string {
  const matches = (line: string) => line.split('<mark>').length - 1;
  return highlightedText
    .split('\n')
    .map((line) => line.trim())
    .reduce((best, line) => (best === '' || matches(line) > matches(best) ? line : best), '');
}

function deepestLevel(hit: SearchHit): Level {
  return levels.findLast((level) => level !== 'lvl0' && hit.hierarchy[level]?.trim()) ?? 'lvl1';
}

function titleOf(hit: SearchHit, level: Level): Highlighted {
  const title = highlighted(hit, level);
  return isBlank(title) ? plain(truncate(hit.content?.trim() || hit.url, longest.heading)) : title;
}

function highlighted(hit: SearchHit, level: Level): Highlighted {
  const given = hit._highlightResult?.hierarchy?.[level];
  return given && !isBlank(given) ? given : plain(hit.hierarchy[level] ?? '');
}

function isBlank({value}: Highlighted): boolean {
  return value.replace(/<\/?mark>/g, '').trim() === '';
}

/** Escapes a text, without highlights. */
function plain(text: string): Highlighted {
  return {value: escape(text)};
}

/**
 * Returns the link target of a hit: a path on this site, or an https URL elsewhere.
 *
 * @param siteUrl the site's own origin, with which a hosted index prefixes paths
 * @param process converts a URL on this site to its final form, as configured for the site
 * @returns undefined for anything else (`javascript:`, `data:`, `//host`, http, a name and password
 *   before a host), which must never be linked
 */
export function targetOfHit(
  url: string,
  siteUrl: string,
  process: (url: string) => string = (own) => own,
): string | undefined {
  const site = new URL(siteUrl);
  const target = parsed(url, site);
  if (target?.protocol !== 'https:' || target.username !== '' || target.password !== '') {
    return undefined;
  }
  if (target.origin === site.origin) {
    // It only gets the path, since Docusaurus' own processor would drop the query.
    const final = parsed(process(`${target.origin}${target.pathname}`), site);
    // Without the origin of the site, a path that begins with two slashes would be the name of
    // another host.
    return final?.origin === site.origin && !final.pathname.startsWith('//')
      ? `${final.pathname}${target.search}${target.hash}`
      : undefined;
  }
  // Other sites require a full URL: "//host" and "/\host" only look like paths on this site.
  return /^https:/i.test(url) ? target.href : undefined;
}

/**
 * Whether a target is a file on the site (`/licenses.txt`) rather than a page, so that the browser
 * has to open it instead of the router.
 */
export function isFile(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return path.startsWith('/') && /\.(?!html?$)\w+$/i.test(path);
}

/** The oldest supported browsers do not have `URL.canParse`. */
function parsed(url: string, base: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
