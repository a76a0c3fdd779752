import {ambiguousNames, lowercaseNames, spelledNames} from '../data/names';
import type {Problem} from '../lib/problem';
import type {Prose} from '../lib/prose';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Names are removed before the rest is checked; longest first. */
const names = new RegExp(
  `(?<![\\w-])(?:${[...spelledNames, ...ambiguousNames]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.+]/g, '\\$&'))
    .join('|')}|${months}|I)(?:'s)?(?!\\w)`,
  'g',
);

/** Finds capitals in titles that are neither at the start of a sentence nor in a name. */
export function sentenceCaseProblems({file, line, text}: Prose): Problem[] {
  const rest = text
    // Messages and code are quoted verbatim.
    .replace(/"[^"]*"|`[^`]*`/g, '“”')
    .replace(names, '“”');
  const first = /^[a-z][\w-]*/.exec(rest)?.[0];
  const isSmallName = first === undefined || first.includes('-') || lowercaseNames.includes(first);
  const capitals = [...rest.matchAll(/(?<=(?<before>\S)\s+\(?)(?<word>[A-Z][\w'-]*)/g)]
    .filter(({groups}) => !/[.?!]/.test(groups?.before ?? ''))
    .map(({groups}) => groups?.word ?? '')
    // Abbreviations and single letters have no lower-case form.
    .filter((word) => !/^[A-Z0-9]+s?$/.test(word));
  return [
    ...(isSmallName
      ? []
      : [`title "${text}" begins with "${first}"; begin with a capital, or put code in backticks`]),
    ...capitals.map(
      (word) =>
        `title "${text}" has a capital in "${word}"; write "${word.toLowerCase()}", or add the name to tests/content/data/names.ts`,
    ),
  ].map((message) => ({file, line, message}));
}
