/**
 * Lists and news mention everything a little, and would stand before the page that explains it. The
 * first pattern that fits a page's address decides.
 */
const lowered: readonly (readonly [RegExp, number])[] = [
  [/\/reference\/glossary$/, 0.2],
  [/\/example$/, 0.5],
  [/\/blog\//, 0.5],
  [/\/reference\//, 0.8],
  [/\/guides\/faq$/, 0.9],
];

/** How much the hits of a page count, compared with a guide's. */
export function weightOfPage(url: string): number {
  return lowered.find(([pattern]) => pattern.test(url))?.[1] ?? 1;
}
