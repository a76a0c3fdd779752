import {screen, waitFor, within} from '@testing-library/react';
import {beforeEach, expect, test} from 'vitest';
import {announced, askFromSearch, askNext, askPart, button, connect} from '../support/ask';
import {textsOf} from '../support/dialog';
import {errorBodies} from '../../fixtures/model-server/shapes';
import {createModel, endlessStream, streamOf} from '../support/model';
import {visit} from '../support/site';

beforeEach(connect);

const disclaimer = 'Answers are generated with AI which can make mistakes. Verify responses.';

/** Waits for the whole answer, and for what renders it. */
const isComplete = () =>
  waitFor(() => {
    expect(announced()).toBe('The answer is complete');
    expect(document.querySelector('.ask-Markdown')).not.toBeNull();
  });

test('the answer of a model cites its sources, and has the disclaimer', async () => {
  const {model, asked, answerWith} = createModel();
  answerWith(() => streamOf('**Tailscale** joins ', 'a network [1].'));
  const user = await visit('/', {model});
  await askFromSearch(user, 'use tailscale');
  await isComplete();
  expect(askPart().getByText('Tailscale').tagName).toBe('STRONG');
  expect(
    askPart()
      .getByRole('link', {name: 'Source 1: Connect to a VPN › Use Tailscale'})
      .getAttribute('href'),
  ).toBe('/guides/vpn#use-tailscale');
  expect(askPart().getByText(disclaimer, {exact: false})).not.toBeNull();
  expect(asked[0]?.messages.at(-1)?.content).toMatch(
    /^Passages:\n\n\[1\] Connect to a VPN › Use Tailscale\nTailscale joins a network\.[^]*Question: use tailscale$/,
  );
});

test('nothing in an answer can run, load or lead anywhere by itself', async () => {
  const {model, answerWith} = createModel();
  answerWith(() =>
    streamOf(
      '<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n',
      '![pixel](https://evil.example/?q=1) [run](javascript:alert(1)) [http](http://evil.example) ',
      '[here](https://evil.example/x) [own](/guides/vpn) [1]\n\n[1]: https://evil.example\n\n',
      '# Big\n\n<iframe src="https://evil.example"></iframe>',
    ),
  );
  const user = await visit('/', {model});
  await askFromSearch(user, 'use tailscale');
  await isComplete();
  const answer = document.querySelector('.ask-Markdown');
  expect(answer?.querySelectorAll('script, img, iframe, h1, [onerror], [style]')).toHaveLength(0);
  expect(answer?.textContent).toContain('<script>alert(1)</script>');
  expect(
    [...(answer?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.rel,
    ]),
  ).toEqual([
    ['here', 'https://evil.example/x', 'noopener noreferrer nofollow'],
    ['own', '/guides/vpn', 'noopener noreferrer nofollow'],
    ['1', '/guides/vpn#use-tailscale', ''],
  ]);
  expect(answer?.textContent).toContain('here (evil.example)');
});

test('a table of an answer is a table, and its cells are as careful as other text', async () => {
  const {model, answerWith} = createModel();
  answerWith(() =>
    streamOf(
      '| Image | For |\n| --- | --- |\n| **aurora** [1] | <img src=x> |\n| [x](javascript:alert(1)) | `sudo rm x` |',
    ),
  );
  const user = await visit('/', {model});
  await askFromSearch(user, 'use tailscale');
  await isComplete();
  const table = askPart().getByRole('table');
  expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual(['Image', 'For']);
  expect(textsOf(within(table).getAllByRole('cell'))).toEqual([
    'aurora 1',
    '<img src=x>',
    'x',
    'sudo rm x (not from the docs)',
  ]);
  expect(table.querySelectorAll('img')).toHaveLength(0);
  expect(textsOf(within(table).getAllByRole('link'))).toEqual(['1']);
});

test('a command that is in no passage is marked, and no click copies it', async () => {
  const {model, answerWith} = createModel();
  answerWith(() =>
    streamOf(
      'Run:\n\n```bash\nrm -rf /\n```\n\nor `sudo reboot now`; `A signature was required` [1].',
    ),
  );
  const user = await visit('/', {model});
  await askFromSearch(user, 'a signature was required');
  await isComplete();
  const answer = within(document.querySelector<HTMLElement>('.ask-Markdown') as HTMLElement);
  expect(answer.getByText('Not from the docs')).not.toBeNull();
  expect(answer.getAllByText('(not from the docs)')).toHaveLength(1);
  expect(answer.queryByRole('button')).toBeNull();
  await user.click(button('Copy the answer'));
  expect(await navigator.clipboard.readText()).toBe(
    'Run:\n\n(A command that is not from the docs was left out here.)\n\nor `sudo reboot now`; `A signature was required` [1].',
  );
});

test('an answer can be stopped, keeps what it has, and can be written again', async () => {
  const {model, asked, answerWith} = createModel();
  answerWith((signal) => endlessStream('Tailscale is', signal));
  const user = await visit('/', {model});
  await askFromSearch(user, 'use tailscale');
  await askPart().findByText('Tailscale is');
  expect(announced()).toMatch(/reading and writing/);
  await user.click(button('Stop'));
  await waitFor(() => expect(announced()).toBe('Stopped'));
  expect(askPart().getByText(disclaimer, {exact: false})).not.toBeNull();
  answerWith(() => streamOf('All of it.'));
  await user.click(button('Answer again'));
  await isComplete();
  expect(askPart().queryByText('Tailscale is')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('a follow-up question carries the one before, also for the search', async () => {
  const {model, asked, answerWith} = createModel();
  answerWith(() => streamOf('So.'));
  const user = await visit('/', {model});
  await askFromSearch(user, 'use tailscale');
  await isComplete();
  await askNext(user, 'and how with it?');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.messages.slice(1, 3)).toEqual([
    {role: 'user', content: 'use tailscale'},
    {role: 'assistant', content: 'So.'},
  ]);
  await isComplete();
});

test.each([
  ['the model is still loading', 503, errorBodies.loading, /still loading/, undefined],
  [
    'the model is missing',
    404,
    errorBodies.modelMissing,
    /does not have the model tiny/,
    undefined,
  ],
  [
    'there is not enough memory',
    500,
    errorBodies.outOfMemory,
    /not fit into the memory/,
    /gemma3:1b/,
  ],
  [
    'the context is too small',
    400,
    errorBodies.contextTooSmall,
    /model's context/,
    /--ctx-size 8192/,
  ],
  ['a key is wanted', 401, errorBodies.keyWanted, /asks for a key/, undefined],
] as const)(
  'when %s, a message says what to change',
  async (_name, status, body, title, command) => {
    const {model, answerWith} = createModel();
    answerWith(() => Response.json(body, {status}));
    const user = await visit('/', {model});
    await askFromSearch(user, 'use tailscale');
    expect(await askPart().findByText(title)).not.toBeNull();
    if (command) {
      expect(askPart().getByText(command).tagName).toBe('CODE');
    }
    // The passages are there all the same.
    expect(askPart().getByText('Tailscale joins a network.')).not.toBeNull();
    answerWith(() => streamOf('Now.'));
    await user.click(button('Try again'));
    await isComplete();
  },
);

test('the context that a server names can be set with one click', async () => {
  const {model, answerWith} = createModel();
  answerWith(() => Response.json(errorBodies.contextTooSmall, {status: 400}));
  const user = await visit('/', {model});
  await askFromSearch(user, 'use tailscale');
  await user.click(await screen.findByRole('button', {name: 'Set 2048'}));
  expect(JSON.parse(localStorage.getItem('aurora-ask') ?? '{}')).toHaveProperty('context', 2_048);
});

test('a server that is not there is named, with the command that starts one', async () => {
  const user = await visit('/');
  await askFromSearch(user, 'use tailscale');
  expect(await askPart().findByText('No model answers at 127.0.0.1:8080')).not.toBeNull();
  expect(textsOf(document.querySelectorAll('.ask-Failure code'))).toEqual([
    'ramalama serve --host 127.0.0.1 gemma3',
  ]);
});

test('with a question that the docs do not cover, the model answers only when it is told to', async () => {
  const {model, asked} = createModel();
  const user = await visit('/', {model});
  await askFromSearch(user, 'network tailscale xylophone concerto lessons');
  await waitFor(() => expect(announced()).toBe('The docs do not seem to cover this'));
  expect(asked).toEqual([]);
  await user.click(button('Ask the model anyway'));
  await isComplete();
  expect(asked).toHaveLength(1);
  await askNext(user, 'network xylophone concerto lessons');
  await waitFor(() => expect(announced()).toBe('The docs do not seem to cover this'));
  await askNext(user, 'network xylophone concerto tickets');
  await waitFor(() =>
    expect(askPart().getAllByRole('button', {name: 'Ask the model anyway'})).toHaveLength(1),
  );
});

test('a model that only thinks has given no answer, and says so', async () => {
  const {model, answerWith} = createModel();
  answerWith(() => streamOf('<think>The reader wants a network.</think>'));
  const user = await visit('/', {model});
  await askFromSearch(user, 'use tailscale');
  await waitFor(() => expect(announced()).toMatch(/^The model ended without an answer/));
  expect(askPart().getAllByText(/^The model ended without an answer/)).toHaveLength(2);
  expect(askPart().getByText('Tailscale joins a network.')).not.toBeNull();
});

test('what a model thinks aloud is no part of its answer', async () => {
  const {model, answerWith} = createModel();
  answerWith(() => streamOf('<think>The reader wants', ' a network.</think>', 'So.'));
  const user = await visit('/', {model});
  await askFromSearch(user, 'use tailscale');
  await isComplete();
  expect(document.querySelector('.ask-Markdown')?.textContent).toBe('So.');
});
