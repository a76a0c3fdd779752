import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './pages';
import {filesBelow} from './paths';

/** A part of a page that readers perceive as a unit, as written in its file. */
export interface Passage {
  file: string;
  /** The one-based line where it begins. */
  line: number;
  text: string;
}

/** Splits a page at its headings. The front matter belongs to the first passage. */
export function passagesOf({file, source, tree}: Page): Passage[] {
  const starts = [{offset: 0, line: 1}];
  visit(tree, 'heading', ({position}: Heading) => {
    if (position?.start.offset !== undefined) {
      starts.push({offset: position.start.offset, line: position.start.line});
    }
  });
  return starts.map(({offset, line}, index) => ({
    file,
    line,
    text: source.slice(offset, starts[index + 1]?.offset),
  }));
}

/**
 * Reads the facts from which pages are generated, one passage for each line.
 *
 * @param root the folder that contains src/content/facts/
 */
export function readFactPassages(root: string): Passage[] {
  const folder = path.join(root, 'src/content/facts');
  return filesBelow(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .map((text, index) => ({file: `src/content/facts/${file}`, line: index + 1, text})),
  );
}
