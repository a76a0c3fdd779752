import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {workflowProblems} from './checks/workflows';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const folder = '.github/workflows';

test.each(readdirSync(fromRoot(folder)))('%s lets nobody else run code', (name) => {
  const file = `${folder}/${name}`;
  expect(sentences(workflowProblems(file, readFileSync(fromRoot(file), 'utf8')))).toEqual([]);
});

test('insecure settings are reported with their lines', () => {
  const text = readFileSync(`${fixtures}/workflows/wrong.yml`, 'utf8');
  expect(sentences(workflowProblems('wrong.yml', text))).toEqual([
    'wrong.yml:13: uses actions/checkout@v7; name the commit by its 40 digits.',
    'wrong.yml:14: uses actions/setup-node@820762786026740c76f36085b0efc47a31fe5020; add its version as a comment, such as "# v1.2.3".',
    'wrong.yml:15: uses actions/cache@8207627; name the commit by its 40 digits.',
    'wrong.yml:16: runs text from others; pass it by env, and quote the variable.',
    'wrong.yml:7: must give "permissions: {contents: read}" or less to all jobs; give more to a single job.',
    'wrong.yml:3: runs on pull_request_target, with permissions that a pull request must not have; use pull_request.',
    'wrong.yml:11: gives job test no timeout-minutes; add them.',
  ]);
});

test.each(['permissions: write-all', 'permissions: read-all', ''])(
  'broad or missing permissions are reported: "%s"',
  (permissions) => {
    const problems = sentences(
      workflowProblems('wrong.yml', `on: push\n${permissions}\njobs: {}\n`),
    );
    expect(problems).toEqual([expect.stringContaining('must give "permissions:')]);
  },
);

test('a file that is not valid YAML is reported with its line', () => {
  expect(sentences(workflowProblems('wrong.yml', 'on: push\njobs: [\n'))).toEqual([
    expect.stringMatching(/^wrong\.yml:\d: is not valid YAML: /),
  ]);
});
