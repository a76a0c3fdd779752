/** A part of a text: words, or the numbers of the passages that they come from. */
export type CitedPart = string | readonly number[];

/** `[1]`, `[1, 2]`, `[Passage 1]` */
const citation = /\[(?:passages?\s+)?(?<numbers>\d{1,2}(?:\s*[,;&]\s*\d{1,2})*)\]/gi;

/**
 * Finds the citations in a text of an answer. A number that no passage has remains text.
 *
 * @param count the number of passages
 */
export function citedParts(text: string, count: number): CitedPart[] {
  const parts: CitedPart[] = [];
  let end = 0;
  for (const match of text.matchAll(citation)) {
    const numbers = (match.groups?.numbers ?? '').split(/\D+/).map(Number);
    if (numbers.some((number) => number < 1 || number > count)) {
      continue;
    }
    if (match.index > end) {
      parts.push(text.slice(end, match.index));
    }
    parts.push(numbers);
    end = match.index + match[0].length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

/** Returns the numbers of the passages that an answer cites, in their order. */
export function citedNumbers(text: string, count: number): number[] {
  const numbers = citedParts(text, count).flatMap((part) => (typeof part === 'string' ? [] : part));
  return [...new Set(numbers)].sort((a, b) => a - b);
}
