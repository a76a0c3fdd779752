import {expect, test} from 'vitest';
import {sessionOf} from '../../../../../src/content/remark/code-blocks/session';

const session = sessionOf(
  '$ systemctl is-enabled a \\\n> b\nenabled\n\n  $HOME stays\n$ ls |\n$ rm \\\nx\n',
);

test('commands and output are distinguished', () => {
  expect(session).toEqual([
    {kind: 'command', text: 'systemctl is-enabled a \\\nb'},
    {kind: 'output', text: 'enabled\n\n  $HOME stays'},
    {kind: 'command', text: 'ls |'},
    {kind: 'command', text: 'rm \\\nx'},
  ]);
});
