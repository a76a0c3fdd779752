import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {dialog, fill, input, openSearch, options, textsOf} from '../support/dialog';
import {tolerate} from '../support/errors';
import {answerWithHit, queryOf, startService} from '../support/service';
import {select, visit} from '../support/site';

test('the page survives a missing index and a query that is cut inside an emoji', async () => {
  tolerate(/did not answer|did not load|Could not load/);
  const user = await visit('/guides/vpn', {serve: () => new Response('', {status: 503})});
  // The 64th code unit of the selected text is the first half of an emoji.
  select(`${'a'.repeat(63)}😀`);
  await openSearch(user);
  await within(dialog()).findByText(/The search could not start\./);
  expect(input().value).toBe('a'.repeat(63));
});

test('the error of one query is not shown for the next', async () => {
  tolerate(/did not answer/);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  const {name: host} = await startService(async (request) => {
    const {query} = queryOf(request);
    asked.push(query);
    if (query === 'fails') {
      return {status: 403, json: {message: 'no'}};
    }
    await released;
    return answerWithHit(request);
  });
  const user = await visit('/guides/vpn', {host});
  await openSearch(user);
  fill(input(), 'fails');
  await screen.findByText(/with status 403\./);
  fill(input(), 'works');
  await waitFor(() => expect(asked).toContain('works'));
  expect(screen.queryByText(/with status 403\./)).toBeNull();
  release();
  await waitFor(() => expect(textsOf(options())).toEqual(['About works']));
});
