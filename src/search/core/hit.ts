import {escape} from 'html-escaper';
import type {Highlighted, SearchHit} from './client';
import {isCode, levels, type Level} from './record';
import {truncate} from './truncate';
import {longest} from './parseResponse';

/** What a results list shows of a hit; each text is highlighted HTML (see Highlighted). */
export interface HitText {
  /** The heading that the hit leads to. */
  title: Highlighted;
  /** The matched text below that heading; none for a hit on the heading itself. */
  snippet?: Highlighted;
  /** The matched line of a block of code, in place of a snippet. */
  code?: Highlighted;
  /** The headings above that heading, the page's title first; none when the hit is the page. */
  path: Highlighted[];
}

/**
 * Picks the texts of a hit. A hosted index may leave out which words were found; the texts then have
 * none marked. A hit without a title has its text, or at last its address, in that place: the name of
 * a link is never empty.
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

function textBelow({type, content, ...hit}: SearchHit): Pick<HitText, 'snippet' | 'code'> {
  if (type !== 'content') {
    return {};
  }
  // A snippet of a hosted index may begin and end in the middle of a line; the whole text does not.
  const whole = hit._highlightResult?.content;
  if (isCode(content) && whole) {
    return {code: {value: matchedLine(whole.value)}};
  }
  const snippet = hit._snippetResult?.content;
  return snippet && !isBlank(snippet) ? {snippet} : {};
}

/** The line with the most matched words, the first of them when there are several. */
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

/** A text with nothing marked. */
function plain(text: string): Highlighted {
  return {value: escape(text)};
}

/**
 * Where a hit leads: a path of this site, or an https address elsewhere.
 *
 * @param siteUrl the site's own origin, which a hosted index puts before its paths
 * @param process makes the final address of one on this site, as the site is configured to
 * @returns undefined for anything else (`javascript:`, `data:`, `//host`, http, a name and password
 *   before a host), which is never linked
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
    // The query and the hash are kept from it, as Docusaurus' own processor drops the query.
    const final = parsed(process(`${target.origin}${target.pathname}`), site);
    // Without the site's origin before it, a path with two slashes is the name of another host.
    return final?.origin === site.origin && !final.pathname.startsWith('//')
      ? `${final.pathname}${target.search}${target.hash}`
      : undefined;
  }
  // Another site has to be named in full: "//host" and "/\host" only look like paths of this one.
  return /^https:/i.test(url) ? target.href : undefined;
}

/**
 * Whether a target is a file of the site (`/licenses.txt`) and no page, so that the browser has to
 * open it: the router knows pages only.
 */
export function isFile(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return path.startsWith('/') && /\.(?!html?$)\w+$/i.test(path);
}

/** `URL.canParse` is younger than the oldest browsers that the site is for. */
function parsed(url: string, base: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
