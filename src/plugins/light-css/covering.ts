import type {Declaration} from 'postcss';

/** Logical properties, for text that runs from left to right or from right to left. */
const physical: Readonly<Record<string, string[]>> = {
  'block-size': ['height'],
  'inline-size': ['width'],
  'min-block-size': ['min-height'],
  'min-inline-size': ['min-width'],
  'max-block-size': ['max-height'],
  'max-inline-size': ['max-width'],
  'inset-block-start': ['top'],
  'inset-block-end': ['bottom'],
  'margin-block': ['margin-top', 'margin-bottom'],
  'margin-block-start': ['margin-top'],
  'margin-block-end': ['margin-bottom'],
  'margin-inline': ['margin-left', 'margin-right'],
  'padding-block': ['padding-top', 'padding-bottom'],
  'padding-block-start': ['padding-top'],
  'padding-block-end': ['padding-bottom'],
  'padding-inline': ['padding-left', 'padding-right'],
};

/** What a property with sides or parts is short for, when it sets all of them. */
const wholes = [
  'background',
  'border-radius',
  'font',
  'margin',
  'outline',
  'padding',
  'transition',
];

/** Whether the first declaration, where it wins, leaves nothing of the second. */
export function covers(winner: Declaration, loser: Declaration): boolean {
  const {prop} = loser;
  return (
    winner.prop === prop ||
    (physical[winner.prop]?.includes(prop) ?? false) ||
    (winner.prop === 'font' && prop === 'line-height') ||
    (wholes.includes(winner.prop) && prop.startsWith(`${winner.prop}-`))
  );
}
