import {describe, expect, test} from 'vitest';
import type {PushProgress} from '../../../../../src/search/build/push/push';
import {adminKey, content, isMove, preparePushService} from '../../../support/pushService';

const service = preparePushService();

describe('a push', () => {
  test('replaces the records, the settings and the synonyms, and keeps the rules', async () => {
    await service.push();
    expect([...service.application.indices.keys()]).toEqual(['docs']);
    const index = service.application.indices.get('docs');
    expect([...(index?.records.values() ?? [])]).toEqual(content.records);
    expect(index?.settings).toEqual(content.settings);
    expect([...(index?.synonyms.values() ?? [])]).toEqual(content.synonyms);
    expect([...(index?.rules.keys() ?? [])]).toEqual(['rule']);
  });

  test('creates an index that does not exist yet', async () => {
    service.application.indices.delete('docs');
    await service.push();
    expect(service.application.indices.get('docs')?.records.size).toBe(content.records.length);
  });

  test('never writes to the live index', async () => {
    await service.push();
    const temporary = /^docs_tmp_\w+$/;
    const written = service.application.writes.map(
      (write) => /indexes\/([^/]+)/.exec(write)?.[1] ?? '',
    );
    // The first request copies the rules from the live index.
    expect(written[0]).toBe('docs');
    expect(written.slice(1).length).toBeGreaterThan(4);
    expect(written.slice(1).every((name) => temporary.test(name))).toBe(true);
  });

  test('sends a thousand records at a time', async () => {
    await service.push();
    const batches = service.host.received.filter(
      ({path}) => path.endsWith('/batch') && !/synonyms/.test(path),
    );
    expect(batches.map(({body}) => (body as {requests: unknown[]}).requests.length)).toEqual([
      1_000, 1_000, 500,
    ]);
  });

  test('waits for every task before and after replacing the live index', async () => {
    service.application.slowness = 1;
    await service.push();
    const calls = service.host.received.map(({path, body}) =>
      isMove(path, body) ? 'move' : path.includes('/task/') ? 'task' : 'write',
    );
    // Rules, settings, synonyms and three batches, each polled twice.
    expect(calls.slice(0, calls.indexOf('move')).filter((call) => call === 'task')).toHaveLength(
      12,
    );
    expect(calls.slice(calls.indexOf('move'))).toEqual(['move', 'task', 'task']);
  });

  test('reports its progress', async () => {
    const seen: PushProgress[] = [];
    await service.push({onProgress: (progress) => seen.push(progress)});
    expect(seen.map(({step, done}) => `${step} ${done}`)).toEqual([
      'sending 0',
      'sending 1000',
      'sending 2000',
      'sending 2500',
      'indexing 2500',
      'replacing 2500',
    ]);
  });

  test('does not put the key into URLs', async () => {
    await service.push();
    expect(
      service.host.received.every(({headers}) => headers['x-algolia-api-key'] === adminKey),
    ).toBe(true);
    expect(
      JSON.stringify(service.host.received.map(({path, parameters}) => [path, parameters])),
    ).not.toContain(adminKey);
  });
});
