/**
 * The id in the hash of an address. People type and cut addresses, so a percent sign in it may not
 * begin an encoded character; such a hash is returned as it is.
 */
export function decodeHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
