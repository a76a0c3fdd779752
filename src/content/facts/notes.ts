/** A mismatch between a list generated from sources and the notes written for it. */
export interface NoteProblem {
  name: string;
  /** A sentence without the final period. */
  message: string;
}

/**
 * Checks that the notes use the same names as the list they describe.
 *
 * @param known the names in the list generated from sources
 * @param noted the names in the handwritten file
 * @param file the name of the handwritten file
 * @param complete whether every name in the list needs a note
 */
export function noteProblems(
  known: readonly string[],
  noted: readonly string[],
  file: string,
  complete: boolean,
): NoteProblem[] {
  const missing = complete ? known.filter((name) => !noted.includes(name)) : [];
  const stale = noted.filter((name) => !known.includes(name));
  return [
    ...missing.map((name) => ({name, message: `${file} says nothing about ${name}; add it`})),
    ...stale.map((name) => ({
      name,
      message: `${file} mentions ${name}, which the image does not have; remove or rename it`,
    })),
  ];
}
