/**
 * Makes a function of a text that makes the same result for the same text only once.
 *
 * @param most how many characters of texts are kept with their results; the first ones go, which
 *   while a writer works are older versions of a page
 */
export function keeping<Result>(
  make: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const results = new Map<string, Result>();
  let kept = 0;
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) {
      return known;
    }
    const result = make(text);
    results.set(text, result);
    kept += text.length;
    for (const [oldest] of results) {
      if (kept <= most) {
        break;
      }
      results.delete(oldest);
      kept -= oldest.length;
    }
    return result;
  };
}
