import type {LinkUse} from '../../../scripts/lib/external-links.mjs';
import {retiredAddresses} from '../data/retired-addresses';
import type {Problem} from '../lib/problem';

/** Tracking parameters; they never change what a page shows. */
const tracking = /^(?:utm_.+|fbclid|gclid|msclkid|mc_[ce]id|igshid|si|ref_src|ref_url)$/;

/** Sites that hide where a link leads. */
const shorteners = new Set(['bit.ly', 'goo.gl', 'is.gd', 'lnkd.in', 't.co', 't.ly', 'tinyurl.com']);

/** Finds links to other sites that are malformed, or whose target is retired. */
export function externalLinkProblems({url, file, line}: LinkUse): Problem[] {
  const message = URL.canParse(url)
    ? formProblem(new URL(url), url)
    : 'is not an address; correct it';
  return message === undefined ? [] : [{file, line, message: `link "${url}" ${message}`}];
}

function formProblem(parsed: URL, url: string): string | undefined {
  const bare = parsed.host.replace(/^www\./, '') + parsed.pathname;
  const retired = retiredAddresses.find(({begins}) => isBelow(bare, begins));
  const tracked = [...parsed.searchParams.keys()].filter((name) => tracking.test(name));
  if (retired) {
    return `is retired; write ${retired.instead}, or the page there that says the same`;
  }
  if (parsed.protocol !== 'https:') {
    return `is not encrypted; write ${url.replace(/^http:/, 'https:')}`;
  }
  if (parsed.username !== '') {
    return 'contains a user name; remove it';
  }
  if (tracked.length > 0) {
    return `contains ${tracked.join(', ')}, which only tracks readers; remove it`;
  }
  if (shorteners.has(parsed.host)) {
    return 'hides where it leads; write the address it leads to';
  }
  if (parsed.pathname.includes('//')) {
    return 'has two slashes in its path; remove one';
  }
  return /[?#]$/.test(url)
    ? 'ends in ? or # with nothing behind it; remove that character'
    : undefined;
}

function isBelow(address: string, begins: string): boolean {
  return address === begins || ['/', '?', '#'].some((next) => address.startsWith(begins + next));
}

/** Finds links to the same page with different URLs, and reports the rarer ones. */
export function duplicateLinkProblems(
  inventory: ReadonlyMap<string, readonly LinkUse[]>,
): Problem[] {
  const spellings = new Map<string, string[]>();
  for (const url of inventory.keys()) {
    if (URL.canParse(url)) {
      spellings.set(normalized(url), [...(spellings.get(normalized(url)) ?? []), url]);
    }
  }
  const count = (url: string) => inventory.get(url)?.length ?? 0;
  return [...spellings.values()].flatMap((urls) => {
    const [kept = '', ...others] = urls.toSorted((a, b) => count(b) - count(a));
    return others.flatMap((url) =>
      (inventory.get(url) ?? []).map(({file, line}) => ({
        file,
        line,
        message: `link "${url}" is written "${kept}" elsewhere; use that spelling`,
      })),
    );
  });
}

/** Returns what different URLs of the same page have in common. */
function normalized(url: string): string {
  const {host, pathname, search, hash} = new URL(url);
  const path = pathname.replace(/\/(?:index\.html)?$/, '');
  return host.replace(/^www\./, '') + path + search + hash;
}
