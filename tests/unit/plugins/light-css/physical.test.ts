import postcss from 'postcss';
import {expect, test} from 'vitest';
import {withPhysicalNames} from '../../../../src/plugins/light-css/physical';

function physical(css: string): string {
  const root = postcss.parse(css);
  withPhysicalNames(root);
  return root.toString();
}

test.each([
  ['inline-size', 'width'],
  ['max-block-size', 'max-height'],
  ['min-inline-size', 'min-width'],
  ['margin-block-start', 'margin-top'],
  ['padding-inline-end', 'padding-right'],
  ['inset-block-end', 'bottom'],
  ['inset-inline-start', 'left'],
  ['border-block-end-width', 'border-bottom-width'],
  ['scroll-margin-block-start', 'scroll-margin-top'],
])('%s is %s', (logical, name) => {
  expect(physical(`a{${logical}:1px}`)).toBe(`a{${name}:1px}`);
});

test.each([
  '--card-inline-size',
  '--card-inline-start',
  'margin-inline',
  'inset-block',
  'border-start-start-radius',
  'contain-intrinsic-inline-size',
  'width',
  'inset',
])('%s has no other name', (name) => {
  expect(physical(`a{${name}:1px}`)).toBe(`a{${name}:1px}`);
});

test('values stay as they are', () => {
  expect(physical('a{text-align:start;transition:inline-size 1s}')).toBe(
    'a{text-align:start;transition:inline-size 1s}',
  );
});
