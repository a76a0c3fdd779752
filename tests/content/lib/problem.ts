/** A problem that has to be fixed. */
export interface Problem {
  /** A file of the repository or of the built site. */
  file: string;
  /** One-based; omitted where lines are meaningless, as in built HTML. */
  line?: number;
  /** What is wrong and what to do, without the location and the final period. */
  message: string;
}

/** Formats each problem as one sentence. */
export function sentences(problems: readonly Problem[]): string[] {
  return problems.map(
    ({file, line, message}) => `${file}${line === undefined ? '' : `:${line}`}: ${message}.`,
  );
}

/** Returns the one-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
