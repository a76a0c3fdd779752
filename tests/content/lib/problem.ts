/** Something that has to be fixed before the site is right. */
export interface Problem {
  /** Where it is: a file of the repository, or of the built site. */
  file: string;
  /** Counted from 1; left out where lines mean nothing, as in built HTML. */
  line?: number;
  /** What is wrong and what to do, without the place and the full stop. */
  message: string;
}

/** The problems as a writer reads them, one sentence each. */
export function sentences(problems: readonly Problem[]): string[] {
  return problems.map(
    ({file, line, message}) => `${file}${line === undefined ? '' : `:${line}`}: ${message}.`,
  );
}

/** Where a text stands in a file, as a line counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
