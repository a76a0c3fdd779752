import {topics} from '../../content/facts/topics';

/** A kind of badge. */
export interface BadgeKind {
  name:
    | 'since'
    | 'dx'
    | 'nvidia'
    | 'stream'
    | 'retired'
    | 'asks'
    | 'admin'
    | 'deletes'
    | 'undo'
    | 'topic';
  /** What writers put in the badge, as shown in error messages. */
  form: string;
  pattern: RegExp;
}

/** The badges that pages may use. The text determines the kind. */
export const badgeKinds: readonly BadgeKind[] = [
  {name: 'since', form: 'since VERSION', pattern: /^since \S.{0,22}$/},
  {name: 'dx', form: 'DX only', pattern: /^DX only$/},
  {name: 'nvidia', form: 'NVIDIA', pattern: /^NVIDIA$/},
  {name: 'stream', form: 'STREAM only', pattern: /^(?:stable|latest|testing) only$/},
  {name: 'retired', form: 'retired', pattern: /^retired$/},
  {name: 'asks', form: 'asks first', pattern: /^asks first$/},
  {name: 'admin', form: 'administrator', pattern: /^administrator$/},
  {name: 'deletes', form: 'deletes', pattern: /^deletes$/},
  {name: 'undo', form: 'undo', pattern: /^undo$/},
  {
    name: 'topic',
    form: 'a topic of src/content/facts/topics.ts',
    pattern: new RegExp(`^(?:${topics.join('|')})$`),
  },
];

/** Returns the kind of badge that a text stands for, or undefined. */
export function badgeKindOf(text: string): BadgeKind | undefined {
  return badgeKinds.find(({pattern}) => pattern.test(text.trim()));
}
