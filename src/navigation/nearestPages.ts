import damerauLevenshtein from 'damerau-levenshtein';
import {readable, wordsOf} from './address';

export interface Page {
  path: string;
  title: string;
}

/** How different two names may be, as a share of the longer one, to pass for a slip. */
const mostDifferent = 0.4;

/** A page of the same name elsewhere comes after one in the same folder. */
const elsewhere = 0.05;

/** A page whose name goes on after a word comes after one of nearly the same name. */
const goesOn = 0.25;

/** A page that is about the same words comes after one of nearly the same name. */
const sameWords = 0.3;

/**
 * The pages whose addresses come near one that does not exist, the nearest first: the same name in
 * another folder, a slip of the finger, or a part of the name.
 */
export function nearestPages(path: string, pages: readonly Page[], limit: number): Page[] {
  const asked = readable(path);
  const words = wordsOf(path, foldersOf(pages));
  return pages
    .map((page) => ({page, difference: differenceOf(asked, words, readable(page.path))}))
    .filter(({difference}) => difference <= mostDifferent)
    .sort((a, b) => a.difference - b.difference || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, limit)
    .map(({page}) => page);
}

/** The folders that pages stand in, and the words of their names. */
export function foldersOf(pages: readonly Page[]): Set<string> {
  return new Set(pages.flatMap(({path}) => wordsOf(path.slice(0, path.lastIndexOf('/')))));
}

function differenceOf(asked: string, words: readonly string[], path: string): number {
  const [folder, name] = parted(path);
  const [askedFolder, askedName] = parted(asked);
  if (name === '' || askedName === '') {
    return 1;
  }
  const ofSpelling = name.startsWith(`${askedName}-`)
    ? goesOn
    : damerauLevenshtein(askedName, name).relative;
  const ofName = ofSpelling + (folder === askedFolder ? 0 : elsewhere);
  return Math.min(ofName, ofWords(words, wordsOf(name)));
}

/** Pages that have every word asked for, those with the fewest other words first. */
function ofWords(asked: readonly string[], words: readonly string[]): number {
  const hasAll = asked.length > 0 && asked.every((word) => words.some((own) => isNear(word, own)));
  return hasAll ? sameWords + (mostDifferent - sameWords) * (1 - asked.length / words.length) : 1;
}

/** Short words have to be the same: one letter makes another word of them. */
function isNear(asked: string, word: string): boolean {
  return (
    asked === word ||
    (asked.length >= 4 && (word.startsWith(asked) || damerauLevenshtein(asked, word).steps === 1))
  );
}

function parted(path: string): [folder: string, name: string] {
  const end = path.lastIndexOf('/');
  return [path.slice(0, end), path.slice(end + 1)];
}
