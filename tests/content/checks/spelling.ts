import {misspellings, spelledNames} from '../data/names';
import type {Problem} from '../lib/problem';
import type {Prose} from '../lib/prose';

const spelled = new Map([
  ...spelledNames.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(misspellings).map(([wrong, name]) => [wrong.toLowerCase(), name] as const),
]);

/** Longest first, so that "KDE Plasma" is found before "KDE". */
const pattern = new RegExp(
  // Not within a URL, a path, a package name or a longer word.
  `(?<![\\w./@:-])(?:${[...spelled.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.+]/g, '\\$&'))
    .join('|')})(?![\\w@]|[./:-]\\w)`,
  'gi',
);

/** Finds misspelled names in prose. */
export function spellingProblems({file, line, text}: Prose): Problem[] {
  // The spelling in a URL cannot be chosen.
  return [...text.replace(/\bhttps?:\S+/g, '').matchAll(pattern)].flatMap(([found]) => {
    const name = spelled.get(found.toLowerCase());
    return name === undefined || found === name
      ? []
      : [{file, line, message: `spells "${found}"; write "${name}"`}];
  });
}
