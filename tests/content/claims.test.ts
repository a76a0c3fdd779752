import {describe, expect, test} from 'vitest';
import {disprovedProblems, neededProblems} from './checks/claims';
import {disproved, needed} from './data/claims';
import {parsePage, readPages} from './lib/pages';
import {passagesOf, readFactPassages} from './lib/passages';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const pages = readPages(fromRoot());

test('no page repeats a disproved statement', () => {
  const passages = [...pages.flatMap(passagesOf), ...readFactPassages(fromRoot())];
  expect(passages.length).toBeGreaterThan(1000);
  expect(sentences(passages.flatMap((passage) => disprovedProblems(passage, disproved)))).toEqual(
    [],
  );
});

test('no page lacks content that readers need', () => {
  expect(sentences(neededProblems(pages, needed))).toEqual([]);
});

describe.each(disproved)('the rule to write $write', (rule) => {
  test('matches the wrong statement', () => {
    const problems = disprovedProblems({file: 'docs/a.md', line: 1, text: rule.wrong}, [rule]);
    expect(problems).toHaveLength(1);
  });

  test('accepts the right one', () => {
    const problems = disprovedProblems({file: 'docs/a.md', line: 1, text: rule.right}, [rule]);
    expect(problems).toEqual([]);
  });
});

test('a table may translate Disk Management, and a sentence may not send readers there to delete', () => {
  const found = (text: string) =>
    disprovedProblems({file: 'docs/a.md', line: 1, text}, disproved).map(({line}) => line);
  const row = '| Disk Management | **KDE Partition Manager** |';
  expect(found(`## Disks\n\n${row}`)).toEqual([]);
  expect(found(`${row}\n\nDelete the partitions in Disk Management.`)).toEqual([3]);
  expect(found('| Leftovers | Delete them in Disk Management. |')).toEqual([1]);
});

test('a disproved statement is reported with its line and what to write', () => {
  const rule = {
    says: /acts\s+at once/,
    unless: /Apply/,
    write: 'that nothing changes before Apply',
    source: 'kcm',
    wrong: '',
    right: '',
  };
  const text = [
    '---',
    'title: Updates',
    '---',
    '',
    '## Off',
    '',
    'The switch acts',
    'at once.',
    '',
    '```bash',
    '# no heading',
    '```',
    '',
    '## On',
    '',
    'Press Apply. It acts at once.',
  ].join('\n');
  const passages = passagesOf(parsePage({file: 'docs/wrong.md', text}));
  expect(sentences(passages.flatMap((passage) => disprovedProblems(passage, [rule])))).toEqual([
    'docs/wrong.md:7: says "acts at once"; write that nothing changes before Apply (kcm).',
  ]);
});

test('missing content is reported with its page', () => {
  const rule = {file: 'docs/a.md', says: /disk full/, about: 'what to do on a full disk'};
  const other = {file: 'docs/gone.md', says: /./, about: 'anything'};
  const page = {file: 'docs/a.md', text: 'Nothing of it.'};
  expect(
    sentences(
      neededProblems(
        [page],
        [rule, other].map((one) => ({...one, source: 'tracker'})),
      ),
    ),
  ).toEqual([
    'docs/a.md: does not say what to do on a full disk; readers come here for it (tracker).',
    'docs/gone.md: does not say anything; readers come here for it (tracker).',
  ]);
  expect(neededProblems([{...page, text: 'disk full'}], [{...rule, source: 'tracker'}])).toEqual(
    [],
  );
});
