import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {streamChat} from '../../../../src/ask/core/chat';
import {AskError} from '../../../../src/ask/core/failure';
import {
  begun,
  cut,
  hang,
  refused,
  startModelServer,
  streamed,
  type ModelServer,
} from '../../../fixtures/model-server/server';
import {errorBodies} from '../../../fixtures/model-server/shapes';

const around = {isSecure: false, vendor: '', isDenied: () => Promise.resolve(false)};

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

async function ask(signal = new AbortController().signal, endpoint = server.endpoint) {
  const pieces: string[] = [];
  const run = streamChat({
    endpoint,
    model: 'tiny',
    messages: [{role: 'user', content: 'Ja?'}],
    maxTokens: 50,
    signal,
    around,
    onText: (text) => pieces.push(text),
  });
  const ending = await run.catch((error: unknown) =>
    error instanceof AskError ? error.failure : error,
  );
  return {text: pieces.join(''), ending};
}

const pieces = ['Zürich: ', '”Zürich” 🏔️', '\n\n```bash\nujust update\n```', ' {"a": "]}"} [1]'];

describe.each(['llama.cpp', 'Ollama'] as const)('an answer of %s', (shape) => {
  test.each([1, 3, 7, 1024])('is read when it arrives %i bytes at a time', async (bytes) => {
    server.reply(streamed(shape, pieces, bytes));
    expect(await ask()).toEqual({text: pieces.join(''), ending: 'complete'});
  });

  test('that the server cuts off keeps what there is', async () => {
    server.reply(begun(shape, ['Half'], cut));
    expect(await ask()).toEqual({text: 'Half', ending: {kind: 'interrupted'}});
  });

  test('that ends without saying so is half an answer', async () => {
    server.reply(begun(shape, ['Half'], (response) => void response.end()));
    expect(await ask()).toEqual({text: 'Half', ending: {kind: 'interrupted'}});
  });

  test('can be stopped in the middle, also when the server hangs', async () => {
    const stopping = new AbortController();
    server.reply(begun(shape, ['Half'], hang));
    const asked = ask(stopping.signal);
    await expect.poll(() => server.requests.length).toBe(1);
    stopping.abort();
    expect((await asked).ending).toHaveProperty('name', 'AbortError');
  });
});

test('the request has the question, the model and no key, and leaves no trace in the address', async () => {
  await ask();
  expect(server.requests).toMatchObject([
    {
      method: 'POST',
      path: '/v1/chat/completions',
      body: {model: 'tiny', stream: true, max_tokens: 50, messages: [{content: 'Ja?'}]},
    },
  ]);
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
});

test.each([
  ['loading', 503, errorBodies.loading, {kind: 'loading'}],
  ['a model that is missing', 404, errorBodies.modelMissing, {kind: 'model-missing'}],
  [
    'a model that llama.cpp does not have',
    400,
    errorBodies.modelMissingInLlamaCpp,
    {kind: 'model-missing'},
  ],
  ['a lack of memory', 500, errorBodies.outOfMemory, {kind: 'out-of-memory'}],
  [
    'a small context',
    400,
    errorBodies.contextTooSmall,
    {kind: 'context-too-small', context: 2_048},
  ],
  [
    'a small context in LM Studio',
    400,
    errorBodies.contextOfLmStudio,
    {kind: 'context-too-small', context: 4_096},
  ],
  [
    'a small context in newer versions of LM Studio',
    400,
    errorBodies.keptTokensOfLmStudio,
    {kind: 'context-too-small', context: 7_424},
  ],
  [
    'a model that LM Studio does not have',
    404,
    errorBodies.modelMissingInLmStudio,
    {kind: 'model-missing'},
  ],
  ['a model that is not loaded', 400, errorBodies.notLoadedInLmStudio, {kind: 'model-not-loaded'}],
  ['a lack of memory in LM Studio', 400, errorBodies.memoryOfLmStudio, {kind: 'out-of-memory'}],
  ['a full graphics card', 500, errorBodies.memoryOfOllama, {kind: 'out-of-memory'}],
  [
    'a model that it cannot run',
    500,
    errorBodies.unknownModelOfOllama,
    {kind: 'refused', status: 500, message: errorBodies.unknownModelOfOllama.error.message},
  ],
  [
    'too many requests',
    503,
    errorBodies.busy,
    {kind: 'refused', status: 503, message: errorBodies.busy.error.message},
  ],
  ['no more than that it is not ready', 503, '<h1>Wait</h1>', {kind: 'loading'}],
  ['a key', 401, errorBodies.keyWanted, {kind: 'key-wanted'}],
  ['a key, as a proxy says it', 403, {error: {message: 'Forbidden'}}, {kind: 'key-wanted'}],
  ['a page of another program', 404, '<h1>Not found</h1>', {kind: 'not-an-api'}],
  [
    'anything else',
    422,
    {error: {message: 'Bad template'}},
    {kind: 'refused', status: 422, message: 'Bad template'},
  ],
  [
    'something at great length',
    422,
    {error: {message: 'x'.repeat(2_000)}},
    {kind: 'refused', status: 422, message: 'x'.repeat(300)},
  ],
])('the server reports %s', async (_name, status, body, failure) => {
  server.reply(refused(status, body));
  expect((await ask()).ending).toEqual(failure);
});

test.each([
  ['memory', errorBodies.outOfMemory, 'out-of-memory'],
  ['context', errorBodies.contextWhileWriting, 'context-too-small'],
] as const)('a lack of %s in the middle of an answer is reported', async (_name, body, kind) => {
  server.reply(
    begun('llama.cpp', ['Half'], (response) => {
      response.end(`data: ${JSON.stringify(body)}\n\n`);
    }),
  );
  expect(await ask()).toEqual({text: 'Half', ending: {kind}});
});

test('an answer that reaches its length says so', async () => {
  server.reply((response) => {
    response.setHeader('Content-Type', 'text/event-stream');
    response.end(
      'data: {"choices":[{"delta":{"content":"Long"},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n',
    );
  });
  expect(await ask()).toEqual({text: 'Long', ending: 'length'});
});

test('a response that is no stream, and one that is no JSON, are of another program', async () => {
  server.reply(refused(200, '{}'));
  expect((await ask()).ending).toEqual({kind: 'not-an-api'});
  server.reply((response) => {
    response.setHeader('Content-Type', 'text/event-stream');
    response.end('data: hello\n\n');
  });
  expect((await ask()).ending).toEqual({kind: 'not-an-api'});
});

test('a port where nobody listens is unreachable', async () => {
  await server.close();
  expect((await ask()).ending).toEqual({kind: 'unreachable'});
  server = await startModelServer();
});
