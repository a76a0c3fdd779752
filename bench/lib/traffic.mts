/** One answered request, as the server saw it. */
export interface ServedRequest {
  /** Path without query. */
  path: string;
  status: number;
  /** Bytes of the body as they travel, compressed; headers are not counted. */
  bytes: number;
  contentType: string;
  /** Asked for by the browser ahead of need (`Sec-Purpose: prefetch`). */
  isPrefetch: boolean;
}

export const contentKinds = ['html', 'css', 'js', 'pictures', 'other'] as const;

export type ContentKind = (typeof contentKinds)[number];

/** What a number of requests weigh. */
export type Weight = Record<ContentKind | 'total' | 'requests', number>;

const kindsByType: readonly [RegExp, ContentKind][] = [
  [/^text\/html\b/, 'html'],
  [/^text\/css\b/, 'css'],
  [/^(?:text|application)\/(?:x-)?javascript\b/, 'js'],
  [/^image\//, 'pictures'],
];

/** What a content type is counted as. */
export function kindOf(contentType: string): ContentKind {
  return kindsByType.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';
}

/**
 * Whether the browser asked ahead of need.
 *
 * @param headers of the request, with names in small letters
 * @see https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header
 */
export function isPrefetch(headers: Record<string, string | string[] | undefined>): boolean {
  return [headers['sec-purpose'], headers.purpose]
    .flat()
    .some((value) => value?.includes('prefetch'));
}

/** Adds up requests. */
export function weigh(requests: readonly ServedRequest[]): Weight {
  const weight: Weight = {html: 0, css: 0, js: 0, pictures: 0, other: 0, total: 0, requests: 0};
  for (const {contentType, bytes} of requests) {
    weight[kindOf(contentType)] += bytes;
    weight.total += bytes;
    weight.requests += 1;
  }
  return weight;
}
