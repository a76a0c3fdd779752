import {describe, expect, test} from 'vitest';
import {falseClaimProblems, missingContentProblems} from './checks/claims';
import {falseClaims, requiredContent} from './data/claims';
import {parsePage, readPages} from './lib/pages';
import {passagesOf, readFactPassages} from './lib/passages';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const pages = readPages(fromRoot());

test('no page repeats a disproved statement', () => {
  const passages = [...pages.flatMap(passagesOf), ...readFactPassages(fromRoot())];
  expect(passages.length).toBeGreaterThan(1000);
  expect(
    sentences(passages.flatMap((passage) => falseClaimProblems(passage, falseClaims))),
  ).toEqual([]);
});

test('no page lacks content that readers need', () => {
  expect(sentences(missingContentProblems(pages, requiredContent))).toEqual([]);
});

describe.each(falseClaims)('the rule to write $write', (rule) => {
  test('matches the wrong statement', () => {
    const problems = falseClaimProblems({file: 'docs/a.md', line: 1, text: rule.wrong}, [rule]);
    expect(problems).toHaveLength(1);
  });

  test('accepts the right one', () => {
    const problems = falseClaimProblems({file: 'docs/a.md', line: 1, text: rule.right}, [rule]);
    expect(problems).toEqual([]);
  });
});

test('a table may translate Disk Management, and a sentence may not send readers there to delete', () => {
  const found = (text: string) =>
    falseClaimProblems({file: 'docs/a.md', line: 1, text}, falseClaims).map(({line}) => line);
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
  expect(sentences(passages.flatMap((passage) => falseClaimProblems(passage, [rule])))).toEqual([
    'docs/wrong.md:7: says "acts at once"; write that nothing changes before Apply (kcm).',
  ]);
});

test('missing content is reported with its page', () => {
  const rule = {file: 'docs/a.md', says: /disk full/, about: 'what to do on a full disk'};
  const other = {file: 'docs/gone.md', says: /./, about: 'anything'};
  const page = {file: 'docs/a.md', text: 'Nothing of it.'};
  expect(
    sentences(
      missingContentProblems(
        [page],
        [rule, other].map((one) => ({...one, source: 'tracker'})),
      ),
    ),
  ).toEqual([
    'docs/a.md: does not say what to do on a full disk; readers come here for it (tracker).',
    'docs/gone.md: does not say anything; readers come here for it (tracker).',
  ]);
  expect(
    missingContentProblems([{...page, text: 'disk full'}], [{...rule, source: 'tracker'}]),
  ).toEqual([]);
});
