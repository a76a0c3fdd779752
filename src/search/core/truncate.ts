/** Truncates a text, without splitting a surrogate pair at the end. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, text.length > length ? '' : '$&');
}
