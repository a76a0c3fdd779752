import type {Passage} from '../lib/passages';
import {lineAt, type Problem} from '../lib/problem';

/** A statement that pages made, and that turned out to be wrong or harmful. */
export interface FalseClaim {
  /** The statement, in the words that pages used. */
  says: RegExp;
  /** An addition in the same passage that makes it acceptable, if any. */
  unless?: RegExp;
  /** What to write instead, as the end of a sentence. */
  write: string;
  /** The evidence: repository and path, thread, or manual. */
  source: string;
  /** A passage that the rule must find. */
  wrong: string;
  /** A passage on the same subject that it must accept. */
  right: string;
}

/** Content that readers look for on a page, and that must stay there. */
export interface RequiredContent {
  file: string;
  says: RegExp;
  /** A description of the content. */
  about: string;
  source: string;
}

/** Finds disproved statements in a passage. */
export function falseClaimProblems(
  {file, line, text}: Passage,
  falseClaims: readonly FalseClaim[],
): Problem[] {
  return falseClaims.flatMap(({says, unless, write, source}) => {
    const found = says.exec(text);
    if (found === null || unless?.test(text)) {
      return [];
    }
    const message = `says "${found[0].replace(/\s+/g, ' ')}"; write ${write} (${source})`;
    return [{file, line: line + lineAt(text, found.index) - 1, message}];
  });
}

/** Finds needed content that is missing. */
export function missingContentProblems(
  pages: readonly {file: string; text: string}[],
  requiredContent: readonly RequiredContent[],
): Problem[] {
  return requiredContent
    .filter(({file, says}) => !pages.some((page) => page.file === file && says.test(page.text)))
    .map(({file, about, source}) => ({
      file,
      message: `does not say ${about}; readers come here for it (${source})`,
    }));
}
