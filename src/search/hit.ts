import type {Highlighted, SearchHit} from './client';
import {levels, type Level} from './record';

/** What a results list shows of a hit; each text is highlighted HTML (see Highlighted). */
export interface HitText {
  /** The heading that the hit leads to. */
  title: Highlighted;
  /** The matched text below that heading; none for a hit on the heading itself. */
  snippet?: Highlighted;
  /** The page that holds the heading; none when the hit is the page itself. */
  page?: Highlighted;
}

/** Picks the texts of a hit. A hosted index may leave any of them out: then the text is empty. */
export function textOfHit(hit: SearchHit): HitText {
  const level = deepestLevel(hit);
  const title = highlighted(hit, level);
  const snippet = hit.type === 'content' ? hit._snippetResult?.content : undefined;
  return {
    title,
    ...(snippet && {snippet}),
    ...(level !== 'lvl1' && {page: highlighted(hit, 'lvl1')}),
  };
}

function deepestLevel(hit: SearchHit): Level {
  return levels.findLast((level) => level !== 'lvl0' && hit.hierarchy[level]) ?? 'lvl1';
}

function highlighted(hit: SearchHit, level: Level): Highlighted {
  return hit._highlightResult?.hierarchy?.[level] ?? {value: ''};
}

/**
 * Where a hit leads: a path of this site, or an https address elsewhere.
 *
 * @param siteUrl the site's own origin, which a hosted index puts before its paths
 * @returns undefined for anything else (`javascript:`, `data:`, `//host`, http), which is never
 *   linked
 */
export function targetOfHit(url: string, siteUrl: string): string | undefined {
  const site = new URL(siteUrl);
  const target = URL.canParse(url, site) ? new URL(url, site) : undefined;
  if (!target || target.protocol !== 'https:') {
    return undefined;
  }
  if (target.origin === site.origin) {
    return `${target.pathname}${target.search}${target.hash}`;
  }
  // Another site has to be named in full: "//host" and "/\host" only look like paths of this one.
  return /^https:/i.test(url) ? target.href : undefined;
}
