import {describe, expect, test} from 'vitest';
import {fenceOf} from '../../../../../src/content/remark/code-blocks/fence';

describe('the meta string of a fence', () => {
  test('has a title in single or double quotes', () => {
    expect(fenceOf('', 'title="~/.bashrc"').title).toBe('~/.bashrc');
    expect(fenceOf('', `title='a "b"'`).title).toBe('a "b"');
    expect(fenceOf('', null).title).toBeUndefined();
  });

  test('has lines to highlight, counted from 1, outside of the title', () => {
    expect([...fenceOf('a\nb\nc\nd', '{1,3-4}').highlighted]).toEqual([0, 2, 3]);
    expect([...fenceOf('a', 'title="{1}"').highlighted]).toEqual([]);
  });

  test('has line numbers, starting at 1 or the given number', () => {
    expect(fenceOf('', 'showLineNumbers').firstNumber).toBe(1);
    expect(fenceOf('', 'showLineNumbers=12').firstNumber).toBe(12);
    expect(fenceOf('', 'title="showLineNumbers"').firstNumber).toBeUndefined();
  });
});

describe('magic comments', () => {
  test.each([
    ['# highlight-next-line\nb', ['b'], [0]],
    ['a\n// highlight-start\nb\nc\n// highlight-end\nd', ['a', 'b', 'c', 'd'], [1, 2]],
    ['<!-- highlight-next-line -->\nb', ['b'], [0]],
    ['{/* highlight-next-line */}\nb', ['b'], [0]],
    ['; highlight-next-line\nb', ['b'], [0]],
  ])('%j', (code, lines, highlighted) => {
    const fence = fenceOf(code, '');
    expect(fence.lines).toEqual(lines);
    expect([...fence.highlighted]).toEqual(highlighted);
  });

  test('are code next to other code, and if the fence lists lines itself', () => {
    expect(fenceOf('ls # highlight-next-line', '').lines).toEqual(['ls # highlight-next-line']);
    expect(fenceOf('# highlight-next-line\nb', '{2}').lines).toHaveLength(2);
  });
});
