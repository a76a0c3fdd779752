/**
 * "What is MOK", "what does MOK mean", and "what MOK", which is left of "what's MOK"; but not "what is
 * my password" or "what is wrong".
 */
const question = /^\W*what(?: (?:is|are|does))?\b(?! (?:is|are|does|my|our|the|wrong)\b)/i;

/**
 * Whether a query asks what something is, so that a definition answers it.
 *
 * @param query with its contractions expanded
 */
export function asksForDefinition(query: string): boolean {
  return question.test(query);
}
