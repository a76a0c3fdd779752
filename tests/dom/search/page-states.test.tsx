import {screen, waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {answerWith} from '../../fixtures/algolia/server';
import {fill, textsOf} from '../support/dialog';
import {tolerate} from '../support/errors';
import {count, field, hits} from '../support/searchPage';
import {answerWithHit, startService} from '../support/service';
import {visit} from '../support/site';

test('after a failure, the focus returns to the field', async () => {
  tolerate(/did not answer|Unreachable/);
  let isUp = false;
  const {name: host} = await startService((request) =>
    isUp ? answerWithHit(request) : {hangUp: true},
  );
  const user = await visit('/search?q=vpn', {host});
  await waitFor(() =>
    expect(count()).toBe(
      'Unable to fetch results. You might want to check your network connection.',
    ),
  );
  isUp = true;
  screen.getByRole('button', {name: 'Try again'}).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
  await waitFor(() => expect(textsOf(hits())).toEqual(['About vpn']));
  isUp = false;
  fill(field(), 'update');
  (await screen.findByRole('button', {name: 'Use the built-in search'})).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
  await waitFor(() => expect(hits()).toHaveLength(20));
});

test('hits without a category are grouped by page', async () => {
  const {name: host} = await startService(
    answerWith({
      objectID: '1',
      url: '/guides/vpn#tailscale',
      type: 'lvl2',
      content: null,
      hierarchy: {lvl0: null, lvl1: 'Connect to a VPN', lvl2: 'Tailscale'},
    }),
  );
  await visit('/search?q=vpn', {host});
  const group = await screen.findByRole('heading', {level: 2});
  expect(group.textContent).toBe('Connect to a VPN');
});
