/**
 * Words of everyday English that the pages hardly have, with the share of its information that each
 * keeps, from 0 to 1. In a query they say less than their rarity on the site suggests: "impossible"
 * and "thin air" are not what a page is about.
 */
export type EverydayWords = ReadonlyMap<string, number>;

/** Shares in steps of a tenth: the number of tenths, then the stems with spaces between them. */
export type SerializedEverydayWords = [number, string][];

/** Rounds the shares to tenths, and leaves out those that are then 1. */
export function serializeEverydayWords(words: EverydayWords): SerializedEverydayWords {
  const byTenths = new Map<number, string[]>();
  for (const [word, share] of words) {
    const tenths = Math.round(share * 10);
    byTenths.set(tenths, [...(byTenths.get(tenths) ?? []), word]);
  }
  byTenths.delete(10);
  return [...byTenths]
    .sort(([one], [other]) => one - other)
    .map(([tenths, some]) => [tenths, some.sort().join(' ')]);
}

/** Reads what {@link serializeEverydayWords} has written. */
export function deserializeEverydayWords(serialized: SerializedEverydayWords): EverydayWords {
  return new Map(
    serialized.flatMap(([tenths, words]) =>
      words.split(' ').map((word): [string, number] => [word, tenths / 10]),
    ),
  );
}
