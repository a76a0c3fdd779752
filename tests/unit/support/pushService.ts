import {afterEach, beforeEach} from 'vitest';
import {createAdminClient} from '../../../src/search/build/push/client';
import {pushIndex} from '../../../src/search/build/push/push';
import {indexSettings} from '../../../src/search/build/push/settings';
import {synonymsOf} from '../../../src/search/build/push/synonyms';
import {
  createApplication,
  emptyIndex,
  type Application,
  type Index,
} from '../../fixtures/algolia/application';
import {startHost, type AlgoliaHost, type Script} from '../../fixtures/algolia/server';
import {recordsOfPage} from './records';

export const adminKey = 'ADMIN-KEY';

const [record] = recordsOfPage('Text.');

/** The content to push: three batches of records. */
export const content = {
  records: Array.from({length: 2_500}, (_item, index) => ({
    ...record!,
    objectID: `/page#${index}`,
  })),
  settings: indexSettings(),
  synonyms: synonymsOf([['wipe', 'factory reset']], 'synonyms.json'),
};

/** A search service with one index, "docs", which is created for each test. */
export interface PushService {
  application: Application;
  host: AlgoliaHost;
  /** The live index. */
  live: Index;
  push: (options?: Partial<Parameters<typeof pushIndex>[1]>) => Promise<void>;
  /** Lets a script respond to matching requests. */
  interrupt: (matches: (path: string, body: unknown) => boolean, script: Script) => void;
}

export function preparePushService(): PushService {
  const service = {} as PushService;

  beforeEach(async () => {
    const live = emptyIndex();
    live.records.set('old', {objectID: 'old'});
    live.settings = {distinct: false};
    live.rules.set('rule', {objectID: 'rule'});
    const application = createApplication(adminKey, {docs: live});
    const host = await startHost(application.script);
    const client = createAdminClient({
      appId: 'APP',
      adminKey,
      indexName: 'docs',
      hosts: [host.name],
    });
    Object.assign(service, {
      application,
      host,
      live,
      push: (options = {}) => pushIndex(client, {indexName: 'docs', content, ...options}),
      interrupt(matches, script) {
        host.script = (request) =>
          matches(request.path, request.body) ? script(request) : application.script(request);
      },
    } satisfies PushService);
  });

  afterEach(() => service.host.close());

  return service;
}

export const isMove = (_path: string, body: unknown) =>
  (body as {operation?: string} | undefined)?.operation === 'move';
