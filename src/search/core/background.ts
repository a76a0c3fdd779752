import type {EverydayWords} from './everyday';

/** What the engine knows besides the records of the site. */
export interface Background {
  /** Words that say less than their rarity on the site suggests. */
  everydayWords: EverydayWords;
  /** Questions and messages of readers that no page answers. */
  unanswered: readonly string[];
}

/** For an engine that knows nothing but its records. */
export const noBackground: Background = {everydayWords: new Map(), unanswered: []};
