import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page puts it in <EntryPoints>, with an existing scene', () => {
  const entryPoint = (scene: string) =>
    `<EntryPoint scene="${scene}">\n\n### Use it\n\n</EntryPoint>`;
  expect(
    problemsOf(`<EntryPoints>\n${entryPoint('use')}\n${entryPoint('fix')}\n</EntryPoints>`),
  ).toEqual([]);
  expect(problemsOf(entryPoint('lamp'))).toEqual([
    `1: <EntryPoint> is not directly inside <EntryPoints>; write ${rule.form}`,
    `1: <EntryPoint> names the scene "lamp", which does not exist; write ${rule.form}`,
  ]);
  expect(
    problemsOf(`<EntryPoints>\n${entryPoint('use')}\n<EntryPoint></EntryPoint>\n</EntryPoints>`),
  ).toEqual([`7: <EntryPoint> is empty; write ${rule.form}`]);
});
