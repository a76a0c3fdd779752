import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page writes it in <Ways>, with an icon that exists', () => {
  const way = (icon: string) => `<Way icon="${icon}">\n\n### Use it\n\n</Way>`;
  expect(problemsOf(`<Ways>\n${way('use')}\n${way('fix')}\n</Ways>`)).toEqual([]);
  expect(problemsOf(way('lamp'))).toEqual([
    `1: <Way> is not directly inside <Ways>; write ${rule.form}`,
    `1: <Way> names the icon "lamp", which does not exist; write ${rule.form}`,
  ]);
  expect(problemsOf(`<Ways>\n${way('use')}\n<Way></Way>\n</Ways>`)).toEqual([
    `7: <Way> has no "icon"; write ${rule.form}`,
    `7: <Way> is empty; write ${rule.form}`,
  ]);
});
