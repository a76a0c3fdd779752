/**
 * What the hash of an address names. Addresses are typed and cut by people, so it may hold a percent
 * sign that begins no character.
 */
export function decodeHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
