import {describe, expect, test} from 'vitest';
import {markupOf} from '../../../tests/unit/support/markup';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import Badge from '.';
import {badgeKindOf} from './badges';
import rule from './rule';

describe('Badge', () => {
  test.each([
    ['since 44.20260511', 'since'],
    ['since Fedora 44', 'since'],
    ['DX only', 'dx'],
    ['NVIDIA', 'nvidia'],
    ['testing only', 'stream'],
    ['retired', 'retired'],
  ])('"%s" looks like %s', (text, kind) => {
    expect(badgeKindOf(text)?.name).toBe(kind);
    const $ = markupOf(<Badge>{text}</Badge>);
    expect($.text()).toBe(text);
    expect($('span').attr('class')).toContain(kind);
  });

  test.each(['', 'New', 'since', 'dx only', 'weekly only'])('"%s" is not a badge', (text) => {
    expect(badgeKindOf(text)).toBeUndefined();
  });
});

test('a page can only write the texts that make a badge', () => {
  expect(problemsOf('<Badge>DX only</Badge>')).toEqual([]);
  expect(problemsOf('<Badge>new</Badge>')).toEqual([
    `1: <Badge> has the text "new"; write ${rule.form}`,
  ]);
});
