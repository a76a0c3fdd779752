// cspell:words conect gamign instal
import {screen, waitFor, within} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {beforeEach, expect, test} from 'vitest';
import {answerWith} from '../../fixtures/algolia/server';
import {dialog, fill, input, openSearch, status} from '../support/dialog';
import {answerWithHit, queryOf, startService} from '../support/service';
import {visit} from '../support/site';

let user: UserEvent;

beforeEach(async () => {
  const {name: host} = await startService((request) =>
    queryOf(request).query === 'VPN' ? answerWithHit(request) : answerWith()(request),
  );
  user = await visit('/guides/vpn', {host});
  await openSearch(user);
});

test('up to three other queries are suggested, and a click runs one', async () => {
  fill(input(), 'conect instal gamign');
  await within(dialog()).findByText('Try searching for:');
  const suggestions = [...document.querySelectorAll('.DocSearch-Prefill-List button')];
  expect(suggestions.length).toBeGreaterThan(0);
  expect(suggestions.length).toBeLessThanOrEqual(3);
  const [suggestion] = suggestions;
  const query = suggestion?.textContent;
  await user.click(suggestion as Element);
  await waitFor(() => expect(input().value).toBe(query));
  expect(document.activeElement).toBe(input());
  await waitFor(() => expect(status()).toMatch(/result/i));
});

test('a missing result can be reported', async () => {
  fill(input(), 'xylophone & co');
  await within(dialog()).findByText('Believe this query should return results?');
  const link = screen.getByRole('link', {name: 'Let us know.'});
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe(
    'https://github.com/ublue-os/aurora-docs/issues/new',
  );
  expect(address.searchParams.get('title')).toContain('"xylophone & co"');
});
