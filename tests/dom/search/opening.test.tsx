import {fireEvent, waitFor} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import {input, isOpen, openSearch, searchButton} from '../support/dialog';
import {visit} from '../support/site';

describe.each([
  ['Linux x86_64', 'Control', 'Ctrl'],
  ['MacIntel', 'Meta', 'Command'],
])('on %s', (platform, modifier, said) => {
  test(`the button is labelled Search, with the hint ${said}+K`, async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    const user = await visit('/guides/vpn');
    expect(searchButton().getAttribute('aria-label')).toBe(`Search (${said}+K)`);
    expect(searchButton().getAttribute('aria-keyshortcuts')).toBe(`${modifier}+k`);
    await user.keyboard(`{${modifier}>}k{/${modifier}}`);
    await waitFor(() => expect(document.activeElement).toBe(input()));
  });
});

test.each([
  ['Meta+k', '{Meta>}k{/Meta}'],
  ['/', '/'],
])('%s opens the search', async (_name, keys) => {
  const user = await visit('/guides/vpn');
  await user.keyboard(keys);
  await waitFor(() => expect(document.activeElement).toBe(input()));
  expect(input().value).toBe('');
});

test('Control+k closes the search that it opened', async () => {
  const user = await visit('/guides/vpn');
  await openSearch(user);
  await user.keyboard('{Control>}k{/Control}');
  expect(isOpen()).toBe(false);
});

test.each([
  ['Control+Shift+K', '{Control>}{Shift>}K{/Shift}{/Control}'],
  ['Control+Alt+k', '{Control>}{Alt>}k{/Alt}{/Control}'],
])('%s is left to the browser', async (_name, keys) => {
  const user = await visit('/guides/vpn');
  await user.keyboard(keys);
  // Would close a search that was opened before.
  await openSearch(user);
  expect(isOpen()).toBe(true);
});

test('keys that are held down open the search once', async () => {
  const user = await visit('/guides/vpn');
  await openSearch(user);
  // What the browser sends for a key that is still down repeats.
  for (let time = 0; time < 3; time++) {
    fireEvent.keyDown(input(), {key: 'k', ctrlKey: true, repeat: true});
  }
  expect(isOpen()).toBe(true);
});
