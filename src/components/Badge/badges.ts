/** A kind of badge. */
export interface BadgeKind {
  name: 'since' | 'dx' | 'nvidia' | 'stream' | 'retired';
  /** What a page writes, as a person reads it. */
  form: string;
  pattern: RegExp;
}

/** The badges that pages may use; the text decides which kind it is. */
export const badgeKinds: readonly BadgeKind[] = [
  {name: 'since', form: 'since VERSION', pattern: /^since \S.{0,22}$/},
  {name: 'dx', form: 'DX only', pattern: /^DX only$/},
  {name: 'nvidia', form: 'NVIDIA', pattern: /^NVIDIA$/},
  {name: 'stream', form: 'STREAM only', pattern: /^(?:stable|latest|testing) only$/},
  {name: 'retired', form: 'retired', pattern: /^retired$/},
];

/** The kind of badge that a text makes, or undefined. */
export function badgeKindOf(text: string): BadgeKind | undefined {
  return badgeKinds.find(({pattern}) => pattern.test(text.trim()));
}
