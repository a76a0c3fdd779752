import {screen, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {askFromSearch, askPart, button} from '../support/ask';
import {errorBodies} from '../../fixtures/model-server/shapes';
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

test('the settings get the focus, since the button that opens them disappears', async () => {
  await openSettings();
  expect(document.activeElement).toBe(
    askPart().getByRole('heading', {name: 'Settings for answers'}),
  );
});

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

test.each([
  [
    '127.0.0.1:11434',
    /a service or a container runs it/,
    (origin: string) => `OLLAMA_ORIGINS=${origin} ollama serve`,
  ],
  ['127.0.0.1:1234', /Turn on "Enable CORS"/, () => 'lms server start --cors'],
  [
    '127.0.0.1:9931',
    /not when it offers tools/,
    (origin: string) =>
      `llama-server -hf ggml-org/gemma-3-4b-it-GGUF --port 9931 --cors-origins ${origin}`,
  ],
  [
    '127.0.0.1:8080',
    /another program probably uses this port/,
    () => 'ramalama serve --host 127.0.0.1 --port 8081 gemma3',
  ],
])('the server at %s that forbids this site is named, with its own setting', async (...row) => {
  const [address, help, command] = row;
  const user = await openSettings({
    model: (url, {mode}) =>
      url.includes(address) && mode === 'no-cors'
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch')),
  });
  await user.click(askPart().getByRole('radio', {name: /A model on this computer/}));
  await user.click(button('Look for a server'));
  expect(
    await askPart().findByText(`A server runs at ${address}, but does not let this site use it`),
  ).not.toBeNull();
  expect(askPart().getByText(help)).not.toBeNull();
  expect(askPart().getByText(command(window.location.origin))).not.toBeNull();
});

test.each([
  ['does not have', errorBodies.modelMissingInLmStudio, 'lms get tiny'],
  ['has not loaded', errorBodies.notLoadedInLmStudio, 'lms load tiny'],
  [
    'has too small a context for',
    errorBodies.contextOfLmStudio,
    'lms unload tiny && lms load tiny --context-length 8192',
  ],
])('when LM Studio %s the model, its command is shown', async (_name, body, command) => {
  const user = await openSettings({
    model: () => Promise.resolve(Response.json(body, {status: 400})),
  });
  await user.click(askPart().getByRole('radio', {name: /A model on this computer/}));
  await user.selectOptions(
    askPart().getByRole('combobox', {name: 'Address'}),
    '127.0.0.1:1234 (LM Studio)',
  );
  await user.type(askPart().getByRole('combobox', {name: 'Model'}), 'tiny');
  await user.click(button('Test connection'));
  expect(await askPart().findByText(command)).not.toBeNull();
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
