import {describe, expect, test} from 'vitest';
import {fenceOf} from '../../../../../src/content/remark/code-blocks/fence';

describe('what stands after the language', () => {
  test('a title in either kind of quotes', () => {
    expect(fenceOf('', 'title="~/.bashrc"').title).toBe('~/.bashrc');
    expect(fenceOf('', `title='a "b"'`).title).toBe('a "b"');
    expect(fenceOf('', null).title).toBeUndefined();
  });

  test('lines to mark, counted from 1, which a title cannot name', () => {
    expect([...fenceOf('a\nb\nc\nd', '{1,3-4}').highlighted]).toEqual([0, 2, 3]);
    expect([...fenceOf('a', 'title="{1}"').highlighted]).toEqual([]);
  });

  test('numbers of lines, from 1 or from where it says', () => {
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

  test('stay code beside other code, and where the fence itself names lines', () => {
    expect(fenceOf('ls # highlight-next-line', '').lines).toEqual(['ls # highlight-next-line']);
    expect(fenceOf('# highlight-next-line\nb', '{2}').lines).toHaveLength(2);
  });
});
