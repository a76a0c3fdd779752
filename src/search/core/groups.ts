import {limits, type SearchHit} from './client';

/**
 * Hits under one heading of the results list: their sidebar category, or their page if a service
 * returns no category.
 */
export interface HitGroup<Hit extends SearchHit = SearchHit> {
  label: string;
  hits: Hit[];
}

/** How many hits may stand before the second-best page. */
const mostBeforeSecondPage = 4;

/**
 * Groups hits by their lvl0. Groups are sorted by their best hit, and hits keep the order of the
 * engine. If the second-best page is in another group, the first group leaves its last hit out.
 *
 * @param mostHits the maximum number of hits in a group; the modal shows `limits.hitsPerGroup`, the
 *   search page all of them
 */
export function groupHits<Hit extends SearchHit>(
  hits: readonly Hit[],
  mostHits: number = limits.hitsPerGroup,
): HitGroup<Hit>[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const {lvl0, lvl1} = hit.hierarchy;
    const label = lvl0?.trim() || lvl1?.trim() || hit.url;
    const group = groups.get(label);
    if (!group) {
      groups.set(label, [hit]);
    } else if (group.length < mostHits) {
      group.push(hit);
    }
  }
  const [first, ...others] = [...groups].map(([label, members]) => ({label, hits: members}));
  if (!first) {
    return [];
  }
  const best = pageOf(hits[0]);
  const second = hits.find((hit) => pageOf(hit) !== best);
  const isElsewhere = second !== undefined && !first.hits.includes(second);
  const kept =
    isElsewhere && mostHits !== Infinity ? first.hits.slice(0, mostBeforeSecondPage) : first.hits;
  return [{...first, hits: kept}, ...others];
}

function pageOf(hit: SearchHit | undefined): string | undefined {
  return hit?.url.split('#')[0];
}
