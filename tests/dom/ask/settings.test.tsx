import {screen, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {askFromSearch, askPart, button} from '../support/ask';
import {createModel} from '../support/model';
import {visit} from '../support/site';

async function openSettings(options: Parameters<typeof visit>[1] = {}) {
  const user = await visit('/', options);
  await askFromSearch(user, 'use tailscale');
  await user.click(button('Settings'));
  return user;
}

const statuses = () =>
  askPart()
    .getAllByRole('status')
    .map(({textContent}) => textContent);

test('a server is looked for after a click, and then tested', async () => {
  const {model, asked} = createModel(['gemma3', 'small-embed-text']);
  const spied = vi.fn(model);
  const user = await openSettings({model: spied});
  await user.click(askPart().getByRole('radio', {name: /A model on this computer/}));
  expect(spied).not.toHaveBeenCalled();
  await user.click(button('Look for a server'));
  await waitFor(() =>
    expect(askPart().getByRole<HTMLInputElement>('combobox', {name: 'Model'}).value).toBe('gemma3'),
  );
  await user.click(button('Test connection'));
  await waitFor(() => expect(statuses().join()).toMatch(/It works: gemma3 answered after \d/));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.messages[0]?.content).not.toContain('tailscale');
});

test('when nobody listens, the settings say how to start a server', async () => {
  const user = await openSettings();
  await user.click(askPart().getByRole('radio', {name: /A model on this computer/}));
  await user.click(button('Look for a server'));
  await waitFor(() => expect(statuses().join()).toMatch(/No server answers/));
  expect(askPart().getByText('ramalama serve --host 127.0.0.1 gemma3')).not.toBeNull();
});

test('a server that forbids this site is named, with its own setting', async () => {
  const user = await openSettings({
    model: (url, {mode}) =>
      url.includes(':11434') && mode === 'no-cors'
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch')),
  });
  await user.click(askPart().getByRole('radio', {name: /A model on this computer/}));
  await user.click(button('Look for a server'));
  expect(
    await askPart().findByText(
      'A server runs at 127.0.0.1:11434, but does not let this site use it',
    ),
  ).not.toBeNull();
  expect(
    askPart().getByText(`OLLAMA_ORIGINS=${window.location.origin} ollama serve`),
  ).not.toBeNull();
});

test('a site may offer a model of its own, or none at all', async () => {
  await openSettings({
    environment: {ASK_ENDPOINT: 'https://ai.example.org/v1', ASK_MODEL: 'tiny'},
  });
  expect(askPart().getByRole('radio', {name: /at ai.example.org/})).not.toBeNull();
});

test('where the site allows no model, the settings say so', async () => {
  await openSettings({environment: {ASK_ENDPOINT: 'off'}});
  expect(screen.getByText('This site answers from its docs alone.')).not.toBeNull();
  expect(askPart().getAllByRole('radio')).toHaveLength(1);
});
