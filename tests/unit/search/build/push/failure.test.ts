import {afterEach, describe, expect, test} from 'vitest';
import {createAdminClient} from '../../../../../src/search/build/push/client';
import {pushIndex} from '../../../../../src/search/build/push/push';
import type {Script} from '../../../../fixtures/algolia/server';
import {content, isMove, preparePushService} from '../../../support/pushService';

const service = preparePushService();

const pathEnds = (end: string) => (path: string) => path.endsWith(end);
const down: Script = () => ({status: 503, text: 'down'});

describe('a failed push leaves the live index unchanged, and no other index', () => {
  afterEach(() => {
    expect([...service.application.indices.keys()]).toEqual(['docs']);
    expect(service.application.indices.get('docs')).toBe(service.live);
    expect([...service.live.records.keys()]).toEqual(['old']);
  });

  const unreachable =
    'The index "docs" is unchanged: no host of the service can be reached; check ALGOLIA_APP_ID, ALGOLIA_HOSTS if you set it, and the network.';

  test.each(['/settings', '/synonyms/batch', '/batch'])('if %s cannot be reached', async (end) => {
    service.interrupt(
      (path) => path.endsWith(end),
      (request) => (request.method === 'GET' ? service.application.script(request) : down(request)),
    );
    await expect(service.push()).rejects.toThrow(new Error(unreachable));
    expect(service.application.writes.at(-1)).toMatch(/^DELETE .*docs_tmp_/);
  });

  test('in the middle of the records', async () => {
    let batches = 0;
    service.interrupt(
      (path) => /tmp_\w+\/batch$/.test(path) && (batches += 1) === 2,
      () => ({status: 400, json: {message: 'Record is too big', status: 400}}),
    );
    await expect(service.push()).rejects.toThrow(
      new Error(
        'The index "docs" is unchanged: the service refuses the request (400: Record is too big).',
      ),
    );
  });

  test('while it waits for a task', async () => {
    let polls = 0;
    service.interrupt((path) => path.includes('/task/') && (polls += 1) === 3, down);
    await expect(service.push()).rejects.toThrow(new Error(unreachable));
  });

  test('if the response is not JSON', async () => {
    service.interrupt(pathEnds('/synonyms/batch'), () => ({text: '<!doctype html>'}));
    await expect(service.push()).rejects.toThrow(
      'The index "docs" is unchanged: the service answers with something that is not JSON; check ALGOLIA_HOSTS and the network.',
    );
  });

  test('in the last step', async () => {
    service.interrupt(isMove, down);
    await expect(service.push()).rejects.toThrow(
      /^The last step failed, so the index "docs" is either unchanged or complete; push again: no host /,
    );
  });

  test('if it is aborted before its first request', async () => {
    await expect(service.push({signal: AbortSignal.abort(new Error('stopped.'))})).rejects.toThrow(
      new Error('The index "docs" is unchanged: stopped.'),
    );
  });

  test('if it is aborted while sending', async () => {
    const controller = new AbortController();
    const stopped = service.push({
      signal: controller.signal,
      onProgress: ({done}) => done === 1_000 && controller.abort(new Error('stopped.')),
    });
    await expect(stopped).rejects.toThrow(new Error('The index "docs" is unchanged: stopped.'));
    expect(
      service.application.writes.filter((write) => /tmp_\w+\/batch$/.test(write)),
    ).toHaveLength(2);
  });

  test('if it is aborted while waiting for a task that never ends', async () => {
    const controller = new AbortController();
    service.application.slowness = Infinity;
    service.interrupt(
      (path) => path.includes('/task/') && !controller.signal.aborted,
      (request) => {
        controller.abort(new Error('stopped.'));
        return service.application.script(request);
      },
    );
    const started = service.host.script;
    service.host.script = (request) => {
      service.application.slowness = request.method === 'DELETE' ? 0 : service.application.slowness;
      return started(request);
    };
    await expect(service.push({signal: controller.signal})).rejects.toThrow(
      new Error('The index "docs" is unchanged: stopped.'),
    );
  }, 10_000);

  test('if there are no records, before any request', async () => {
    await expect(service.push({content: {...content, records: []}})).rejects.toThrow(
      new Error(
        'There are no records, so the push would empty the index "docs"; build the site first.',
      ),
    );
    expect(service.host.received).toEqual([]);
  });
});

describe('the error says what is left to do', () => {
  test('if the temporary index cannot be deleted either', async () => {
    service.host.script = (request) =>
      request.method === 'DELETE' || request.path.endsWith('/synonyms/batch')
        ? {status: 503}
        : service.application.script(request);
    await expect(service.push()).rejects.toThrow(
      / The temporary index "docs_tmp_\w+" could not be deleted; delete it by hand\.$/,
    );
    expect(service.application.indices.get('docs')).toBe(service.live);
  });

  test('if the replacement is accepted but not confirmed', async () => {
    let moved = false;
    service.host.script = (request) => {
      if (moved) {
        return {status: 503};
      }
      moved = isMove(request.path, request.body);
      return service.application.script(request);
    };
    await expect(service.push()).rejects.toThrow(
      /^The index "docs" is being replaced, but the service did not confirm it; check the index before you push again: no host /,
    );
    expect(service.application.indices.get('docs')?.records.size).toBe(content.records.length);
  });
});

test('with an unknown key, there is nothing to delete', async () => {
  const client = createAdminClient({
    appId: 'APP',
    adminKey: 'WRONG',
    indexName: 'docs',
    hosts: [service.host.name],
  });
  await expect(pushIndex(client, {indexName: 'docs', content})).rejects.toThrow(
    /^The index "docs" is unchanged: the service refuses the key \(403: .*\); check that [^.]*\.$/,
  );
  expect(service.host.received.map(({method}) => method)).toEqual(['GET']);
});

test('onTemporary is called before the temporary index is created and after it is gone', async () => {
  const calls: (string | undefined)[] = [];
  const onTemporary = (name: string | undefined) => calls.push(name);
  const some = expect.stringMatching(/^docs_tmp_\w+$/) as string;
  await service.push({onTemporary});
  expect(calls.splice(0)).toEqual([some, undefined]);
  service.interrupt(pathEnds('/synonyms/batch'), () => ({status: 400}));
  await expect(service.push({onTemporary})).rejects.toThrow();
  expect(calls.splice(0)).toEqual([some, undefined]);
  service.host.script = (request) =>
    request.method === 'DELETE' || request.path.endsWith('/synonyms/batch')
      ? {status: 400}
      : service.application.script(request);
  await expect(service.push({onTemporary})).rejects.toThrow();
  expect(calls).toEqual([some]);
});
