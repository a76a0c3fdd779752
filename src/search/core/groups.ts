import {limits, type SearchHit} from './client';

/**
 * Hits under one heading of the results list: their sidebar category, or their page if a service
 * returns no category.
 */
export interface HitGroup<Hit extends SearchHit = SearchHit> {
  label: string;
  hits: Hit[];
}

/** How many hits of the best page may stand before the second-best page. */
const mostOfBestPage = 4;

/**
 * Groups hits by their lvl0. Groups are sorted by their best hit, and hits keep the order of the
 * engine. If the second-best page is in another group, the first group has at most four hits of the
 * best one.
 *
 * @param mostHits the maximum number of hits in a group; the modal shows `limits.hitsPerGroup`, the
 *   search page all of them
 */
export function groupHits<Hit extends SearchHit>(
  hits: readonly Hit[],
  mostHits: number = limits.hitsPerGroup,
): HitGroup<Hit>[] {
  const best = hits[0];
  const second = hits.find((hit) => pageOf(hit) !== pageOf(best));
  const isLimited = mostHits !== Infinity && second && labelOf(second) !== labelOf(best);
  const left = isLimited ? withoutSurplus(hits, pageOf(best)) : hits;
  const groups = new Map<string, Hit[]>();
  for (const hit of left) {
    const label = labelOf(hit);
    const group = groups.get(label);
    if (!group) {
      groups.set(label, [hit]);
    } else if (group.length < mostHits) {
      group.push(hit);
    }
  }
  return [...groups].map(([label, members]) => ({label, hits: members}));
}

/** Leaves out all but the first hits of a page. */
function withoutSurplus<Hit extends SearchHit>(
  hits: readonly Hit[],
  page: string | undefined,
): Hit[] {
  const kept = new Set(hits.filter((hit) => pageOf(hit) === page).slice(0, mostOfBestPage));
  return hits.filter((hit) => pageOf(hit) !== page || kept.has(hit));
}

function labelOf(hit: SearchHit | undefined): string {
  return hit?.hierarchy.lvl0?.trim() || hit?.hierarchy.lvl1?.trim() || hit?.url || '';
}

function pageOf(hit: SearchHit | undefined): string | undefined {
  return hit?.url.split('#')[0];
}
