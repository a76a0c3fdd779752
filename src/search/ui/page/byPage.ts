import type {LinkedHit} from '../../core/linkedHits';

/** Puts the hits of each page together, at the place of its best one. */
export function byPage(hits: readonly LinkedHit[]): LinkedHit[] {
  const pages = new Map<string | undefined, LinkedHit[]>();
  for (const hit of hits) {
    pages.set(pageOf(hit), [...(pages.get(pageOf(hit)) ?? []), hit]);
  }
  return [...pages.values()].flat();
}

/** The address of the page that a hit leads to. */
export function pageOf(hit: LinkedHit | undefined): string | undefined {
  return hit?.target.split('#')[0];
}
