/** What is wrong between a list that is made from sources and the notes that are written to it. */
export interface NoteProblem {
  name: string;
  /** A sentence without a full stop. */
  message: string;
}

/**
 * Whether notes and what they are about have the same names.
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
    ...missing.map((name) => ({name, message: `${file} says nothing of ${name}; add it`})),
    ...stale.map((name) => ({
      name,
      message: `${file} speaks of ${name}, which the image does not have; take it out or rename it`,
    })),
  ];
}
