import {expect, test} from 'vitest';
import {newIssueUrl} from '../../../src/config/site';

test('a new issue opens in the repository of the documentation, filled in as given', () => {
  const title = 'Missing result: "roll back & forth" #1';
  const body = 'Two lines,\n100 % of <them>?';
  const url = new URL(newIssueUrl(title, body));
  expect(url.origin + url.pathname).toBe('https://github.com/ublue-os/aurora-docs/issues/new');
  expect(Object.fromEntries(url.searchParams)).toEqual({title, body});
  expect(url.hash).toBe('');
});
