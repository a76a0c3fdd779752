import {waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {fill, textsOf} from '../support/dialog';
import {tolerate} from '../support/errors';
import {announced, count, field, hits, more} from '../support/searchPage';
import {answerWithHit, queryOf, startService} from '../support/service';
import {visit} from '../support/site';

test('hits stay until those of the next query replace them', async () => {
  const user = await visit('/search?q=up');
  await waitFor(() => expect(hits()).not.toEqual([]));
  let wasEmpty = false;
  const observer = new MutationObserver(() => {
    wasEmpty ||= !document.querySelector('main li') || !count();
  });
  observer.observe(document.body, {childList: true, subtree: true, characterData: true});
  for (const length of [3, 4, 5, 6]) {
    const query = 'update'.slice(0, length);
    await user.type(field(), query.slice(-1));
    await waitFor(() => expect(count()).toContain(`results for "${query}"`));
  }
  observer.disconnect();
  expect(wasEmpty).toBe(false);
});

test('the number of results is said, too', async () => {
  const user = await visit('/search?q=up');
  await waitFor(() => expect(announced()).toContain('results for "up"'));
  await user.type(field(), 'date');
  await waitFor(() => expect(announced()).toContain('results for "update"'));
  expect(announced()).toBe(count());
});

test('a new query shows its first page of results only', async () => {
  const user = await visit('/search?q=update');
  await waitFor(() => expect(hits()).toHaveLength(20));
  await user.click(more() as HTMLElement);
  await waitFor(() => expect(hits().length).toBeGreaterThan(20));
  fill(field(), 'install');
  await waitFor(() => expect(count()).toContain('results for "install"'));
  await waitFor(() => expect(hits()).toHaveLength(20));
});

test('without a query, there are no hits and no count', async () => {
  await visit('/search');
  expect(field().value).toBe('');
  expect(hits()).toEqual([]);
  expect(count()).toBeUndefined();
});

test('a failure removes the hits of the previous query', async () => {
  tolerate(/did not answer|Unreachable/);
  const {name: host} = await startService((request) =>
    queryOf(request).query === 'first' ? answerWithHit(request) : {hangUp: true},
  );
  await visit('/search?q=first', {host});
  await waitFor(() => expect(textsOf(hits())).toEqual(['About first']));
  fill(field(), 'second');
  await waitFor(() => expect(count()).toContain('Unable to fetch results.'));
  expect(hits()).toEqual([]);
});
