import {levels} from '../core/record';
import type {Match} from './ranking';
import type {IndexedSection} from './site-index';
import {exactName, type NameMatcher} from './title-match';

/** What puts a score in front of another one. */
const justAbove = 1.000_001;

/** Sorts matches by score; of equal ones, the first on its page comes first. */
export function byScore(one: Match, other: Match): number {
  return other.score - one.score || one.record.weight.position - other.record.weight.position;
}

/**
 * Moves a page or a section whose name has the whole query in front of its parts: who types "vpn" or
 * "tailscale" wants the page about VPNs or the section about Tailscale, not the one about turning it
 * off. A part that is named more exactly stays in front. Where the page stands does not change.
 *
 * @param matches sorted by score
 * @returns the same matches, sorted again
 */
export function topicsFirst(matches: readonly Match[], matchNames: NameMatcher): Match[] {
  return matches
    .map((match) => {
      const {overlap, isWhole} = matchNames(match.indexed.topics);
      const isInFront = ({topics, names}: IndexedSection) =>
        matchNames(topics).overlap > overlap || matchNames(names).overlap > exactName;
      const part =
        isWhole &&
        matches.find(({indexed}) => isPartOf(indexed, match.indexed) && !isInFront(indexed));
      if (!part || part.score < match.score) {
        return match;
      }
      const score = part.score * justAbove;
      return {...match, score, factors: {...match.factors, topic: score / match.score}};
    })
    .sort(byScore);
}

/** The headings of a section, from its group and its page down to its own. */
function headingsOf({section}: IndexedSection): string[] {
  const {hierarchy} = section.records[0];
  return levels.flatMap((level) => hierarchy[level] ?? []);
}

/** Whether a section is on the page, or below the heading, that another one stands for. */
function isPartOf(part: IndexedSection, whole: IndexedSection): boolean {
  if (part.page !== whole.page) {
    return false;
  }
  const outer = headingsOf(whole);
  const inner = headingsOf(part);
  return inner.length > outer.length && outer.every((heading, place) => heading === inner[place]);
}
