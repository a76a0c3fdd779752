import type {Passage} from '../lib/passages';
import {lineAt, type Problem} from '../lib/problem';

/** Something that pages once said, and that turned out to be false or to leave readers in trouble. */
export interface Disproved {
  /** The statement, in the words that pages used. */
  says: RegExp;
  /** What makes it true if the same passage says it too; undefined if nothing does. */
  unless?: RegExp;
  /** What to write, as the end of a sentence. */
  write: string;
  /** Where the truth was read: repository and path, thread, or manual. */
  source: string;
  /** A passage that the rule must find. */
  wrong: string;
  /** A passage on the same subject that it must accept. */
  right: string;
}

/** Something that readers come to a page for, and that must not go missing. */
export interface Needed {
  file: string;
  says: RegExp;
  /** What readers look for there. */
  about: string;
  source: string;
}

/** Disproved statements in a passage, each with what to write. */
export function disprovedProblems(
  {file, line, text}: Passage,
  disproved: readonly Disproved[],
): Problem[] {
  return disproved.flatMap(({says, unless, write, source}) => {
    const found = says.exec(text);
    if (found === null || unless?.test(text)) {
      return [];
    }
    const message = `says "${found[0].replace(/\s+/g, ' ')}"; write ${write} (${source})`;
    return [{file, line: line + lineAt(text, found.index) - 1, message}];
  });
}

/** What pages no longer say, or never said. */
export function neededProblems(
  pages: readonly {file: string; text: string}[],
  needed: readonly Needed[],
): Problem[] {
  return needed
    .filter(({file, says}) => !pages.some((page) => page.file === file && says.test(page.text)))
    .map(({file, about, source}) => ({
      file,
      message: `does not say ${about}; readers come here for it (${source})`,
    }));
}
