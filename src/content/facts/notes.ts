/** A mismatch between a list made from sources and the notes written for it. */
export interface NoteProblem {
  name: string;
  /** A sentence without a full stop. */
  message: string;
}

/**
 * Checks that notes and what they describe have the same names.
 *
 * @param known the names in the list that is made from sources
 * @param noted the names in the file that is written by hand
 * @param file that file
 * @param complete whether everything in the list has to have a note
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
