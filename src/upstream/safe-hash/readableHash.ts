/** Whether a hash can be decoded: a percent sign in it begins an encoded character. */
export function hasReadableHash(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/** An address whose hash can be decoded, and names the same id as before. */
export function withReadableHash(address: string): string {
  const [page = '', ...rest] = address.split('#');
  const id = rest.join('#');
  return hasReadableHash(id) ? address : `${page}#${encodeURIComponent(id)}`;
}
