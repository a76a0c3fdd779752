import {describe, expect, test} from 'vitest';
import {
  installProblem,
  manifestFor,
  readResults,
  tableOf,
  versionOf,
} from '../../../../scripts/lib/upstream-check.mjs';

describe('the version of Docusaurus', () => {
  test.each(['3.10.2', '4.0.0-beta.1', '3.10.1-canary-6591'])('can be %s', (version) => {
    expect(versionOf([version])).toBe(version);
  });

  test.each([[[]], [['latest']], [['3.10']], [['^3.10.2']], [['3.10.2', '3.9.2']]])(
    'cannot be %j',
    (args) => {
      expect(() => versionOf(args)).toThrow('Name one version of Docusaurus in full');
    },
  );
});

test('only packages of Docusaurus get another version', () => {
  const dependencies = {'@docusaurus/core': '3.9.2', react: '19.3.1'};
  expect(manifestFor('3.10.2', {dependencies, overrides: {uuid: '11.1.1'}})).toEqual({
    private: true,
    dependencies: {'@docusaurus/core': '3.10.2', react: '19.3.1'},
    overrides: {uuid: '11.1.1'},
  });
});

test('a failed installation is explained', () => {
  expect(installProblem('3.99.0', 'npm error code E404')).toContain('has no Docusaurus 3.99.0');
  expect(installProblem('3.10.2', 'npm error code EAI_AGAIN')).toContain('cannot be reached');
  expect(installProblem('3.10.2', 'npm error code ENOSPC\n')).toBe(
    'npm could not install Docusaurus 3.10.2:\nnpm error code ENOSPC',
  );
});

const assertion = (readme: string, title: string, status: string) => ({
  ancestorTitles: [readme],
  title,
  status,
});

test('the test report becomes a sorted table', () => {
  const report = {
    testResults: [
      {
        name: '/site/src/upstream/b/contract.test.ts',
        assertionResults: [
          assertion('src/upstream/b/README.md', 'exists', 'passed'),
          assertion('src/upstream/b/README.md', 'a | b is true', 'failed'),
        ],
      },
      {
        name: '/site/src/upstream/a/contract.test.ts',
        assertionResults: [assertion('src/upstream/a/README.md', 'exists', 'passed')],
      },
      {name: 'c.test.ts', message: 'Cannot find x', assertionResults: []},
    ],
  };
  expect(tableOf(readResults(JSON.stringify(report))).split('\n')).toEqual([
    '| contract | result | why |',
    '| --- | --- | --- |',
    '| c.test.ts | breaks | not true: the test does not run: Cannot find x |',
    '| a | holds |  |',
    String.raw`| b | breaks | not true: a \| b is true |`,
  ]);
});
