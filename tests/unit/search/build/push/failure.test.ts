import {afterEach, describe, expect, test} from 'vitest';
import {createAdminClient} from '../../../../../src/search/build/push/client';
import {pushIndex} from '../../../../../src/search/build/push/push';
import {refusingHost, type Script} from '../../../../fixtures/algolia/server';
import {adminKey, content, isMove, preparePushService} from '../../../support/pushService';

const service = preparePushService();

const pathEnds = (end: string) => (path: string) => path.endsWith(end);
const down: Script = () => ({status: 503, text: 'down'});

describe('a push that fails leaves the live index as it was, and no other', () => {
  afterEach(() => {
    expect([...service.application.indices.keys()]).toEqual(['docs']);
    expect(service.application.indices.get('docs')).toBe(service.live);
    expect([...service.live.records.keys()]).toEqual(['old']);
  });

  const unreachable =
    'The index "docs" is unchanged: no host of the service can be reached; check ALGOLIA_APP_ID, ALGOLIA_HOSTS if you set it, and the network.';

  test.each(['/settings', '/synonyms/batch', '/batch'])(
    'when %s cannot be reached',
    async (end) => {
      service.interrupt(
        (path) => path.endsWith(end),
        (asked) => (asked.method === 'GET' ? service.application.script(asked) : down(asked)),
      );
      await expect(service.push()).rejects.toThrow(new Error(unreachable));
      expect(service.application.writes.at(-1)).toMatch(/^DELETE .*docs_tmp_/);
    },
  );

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

  test('while it waits', async () => {
    let polls = 0;
    service.interrupt((path) => path.includes('/task/') && (polls += 1) === 3, down);
    await expect(service.push()).rejects.toThrow(new Error(unreachable));
  });

  test('when the answer is not JSON', async () => {
    service.interrupt(pathEnds('/synonyms/batch'), () => ({text: '<!doctype html>'}));
    await expect(service.push()).rejects.toThrow(
      'The index "docs" is unchanged: the service answers with something that is not JSON; check ALGOLIA_HOSTS and the network.',
    );
  });

  test('when the key may not do this', async () => {
    service.interrupt(pathEnds('/synonyms/batch'), () => ({
      status: 403,
      json: {message: 'Method not allowed with this API key', status: 403},
    }));
    await expect(service.push()).rejects.toThrow(
      /^The index "docs" is unchanged: the service refuses the key \(403: Method not allowed with this API key\); check that ALGOLIA_ADMIN_API_KEY /,
    );
  });

  test('in the last step', async () => {
    service.interrupt(isMove, down);
    await expect(service.push()).rejects.toThrow(
      /^The last step failed, so the index "docs" is either unchanged or complete; push again: no host /,
    );
  });

  test('when it is stopped before its first call', async () => {
    await expect(service.push({signal: AbortSignal.abort(new Error('stopped.'))})).rejects.toThrow(
      new Error('The index "docs" is unchanged: stopped.'),
    );
  });

  test('when it is stopped while it sends', async () => {
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

  test('when it is stopped between sending and waiting', async () => {
    const controller = new AbortController();
    const stopped = service.push({
      signal: controller.signal,
      onProgress: ({step}) => step === 'indexing' && controller.abort(new Error('stopped.')),
    });
    await expect(stopped).rejects.toThrow(new Error('The index "docs" is unchanged: stopped.'));
  });

  test('when it is stopped while it waits for what never ends', async () => {
    const controller = new AbortController();
    service.application.slowness = Infinity;
    service.interrupt(
      (path) => path.includes('/task/') && !controller.signal.aborted,
      (asked) => {
        controller.abort(new Error('stopped.'));
        return service.application.script(asked);
      },
    );
    const started = service.host.script;
    service.host.script = (asked) => {
      service.application.slowness = asked.method === 'DELETE' ? 0 : service.application.slowness;
      return started(asked);
    };
    await expect(service.push({signal: controller.signal})).rejects.toThrow(
      new Error('The index "docs" is unchanged: stopped.'),
    );
  }, 10_000);

  test('when there are no records, before any call', async () => {
    await expect(service.push({content: {...content, records: []}})).rejects.toThrow(
      new Error(
        'There are no records, so the push would empty the index "docs"; build the site first.',
      ),
    );
    expect(service.host.asked).toEqual([]);
  });
});

describe('what is left over is said, and nothing else', () => {
  test('when the temporary index cannot be deleted either', async () => {
    service.host.script = (asked) =>
      asked.method === 'DELETE' || asked.path.endsWith('/synonyms/batch')
        ? {status: 503}
        : service.application.script(asked);
    await expect(service.push()).rejects.toThrow(
      / The temporary index "docs_tmp_\w+" could not be deleted; delete it by hand\.$/,
    );
    expect(service.application.indices.get('docs')).toBe(service.live);
  });

  test('when the replacement is accepted and not confirmed', async () => {
    let moved = false;
    service.host.script = (asked) => {
      if (moved) {
        return {status: 503};
      }
      moved = isMove(asked.path, asked.body);
      return service.application.script(asked);
    };
    await expect(service.push()).rejects.toThrow(
      /^The index "docs" is being replaced, but the service did not confirm it; check the index before you push again: no host /,
    );
    expect(service.application.indices.get('docs')?.records.size).toBe(content.records.length);
  });

  test('when no host can be reached at all', async () => {
    const client = createAdminClient({
      appId: 'APP',
      adminKey,
      indexName: 'docs',
      hosts: [await refusingHost()],
    });
    await expect(pushIndex(client, {indexName: 'docs', content})).rejects.toThrow(
      /^The index "docs" is unchanged: no host of the service can be reached; check [^.]*\.$/,
    );
  });
});

test('a key that the service does not know leaves nothing to delete', async () => {
  const client = createAdminClient({
    appId: 'APP',
    adminKey: 'WRONG',
    indexName: 'docs',
    hosts: [service.host.name],
  });
  await expect(pushIndex(client, {indexName: 'docs', content})).rejects.toThrow(
    /^The index "docs" is unchanged: the service refuses the key \(403: .*\); check that [^.]*\.$/,
  );
  expect(service.host.asked.map(({method}) => method)).toEqual(['GET']);
});

test('a push tells of the temporary index for as long as there may be one', async () => {
  const told: (string | undefined)[] = [];
  const onTemporary = (name: string | undefined) => told.push(name);
  const some = expect.stringMatching(/^docs_tmp_\w+$/) as string;
  await service.push({onTemporary});
  expect(told.splice(0)).toEqual([some, undefined]);
  service.interrupt(pathEnds('/synonyms/batch'), () => ({status: 400}));
  await expect(service.push({onTemporary})).rejects.toThrow();
  expect(told.splice(0)).toEqual([some, undefined]);
  service.host.script = (asked) =>
    asked.method === 'DELETE' || asked.path.endsWith('/synonyms/batch')
      ? {status: 400}
      : service.application.script(asked);
  await expect(service.push({onTemporary})).rejects.toThrow();
  expect(told).toEqual([some]);
});
