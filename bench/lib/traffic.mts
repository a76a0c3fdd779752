/** A finished request. */
export interface ServedRequest {
  /** Path without query. */
  path: string;
  status: number;
  /** The size of the compressed body, without headers. */
  bytes: number;
  contentType: string;
  /** Whether `Sec-Purpose` is `prefetch`. */
  isPrefetch: boolean;
}

export const contentKinds = ['html', 'css', 'js', 'images', 'other'] as const;

export type ContentKind = (typeof contentKinds)[number];

/** The total size of requests by type, in bytes, and their number. */
export type Weight = Record<ContentKind | 'total' | 'requests', number>;

const kindsByType: readonly [RegExp, ContentKind][] = [
  [/^text\/html\b/, 'html'],
  [/^text\/css\b/, 'css'],
  [/^(?:text|application)\/(?:x-)?javascript\b/, 'js'],
  [/^image\//, 'images'],
];

/** Groups content types. */
export function kindOf(contentType: string): ContentKind {
  return kindsByType.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';
}

/**
 * @param headers of the request, with lowercase names
 * @see https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header
 */
export function isPrefetch(headers: Record<string, string | string[] | undefined>): boolean {
  return [headers['sec-purpose'], headers.purpose]
    .flat()
    .some((value) => value?.includes('prefetch'));
}

/** Sums up the sizes of requests by type. */
export function weigh(requests: readonly ServedRequest[]): Weight {
  const weight: Weight = {html: 0, css: 0, js: 0, images: 0, other: 0, total: 0, requests: 0};
  for (const {contentType, bytes} of requests) {
    weight[kindOf(contentType)] += bytes;
    weight.total += bytes;
    weight.requests += 1;
  }
  return weight;
}
