import {limits, type SearchHit} from './client';

/**
 * Hits under one heading of the results list: their sidebar category, or their page if a service
 * returns no category.
 */
export interface HitGroup<Hit extends SearchHit = SearchHit> {
  label: string;
  hits: Hit[];
}

/**
 * Groups hits by their lvl0. Groups are sorted by their best hit, and hits keep the order of the
 * engine.
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
  return [...groups].map(([label, members]) => ({label, hits: members}));
}
