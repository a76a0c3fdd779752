import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../../core/record';
import {describeFailure} from './failure';

/** The calls that a push makes. */
export type IndexWriter = Pick<
  Algoliasearch,
  | 'batch'
  | 'deleteIndex'
  | 'indexExists'
  | 'operationIndex'
  | 'saveSynonyms'
  | 'setSettings'
  | 'waitForTask'
>;

/** What an index holds after a push. */
export interface IndexContent {
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

/** How far a push is; `done` counts records that are sent. */
export interface PushProgress {
  step: 'sending' | 'indexing' | 'replacing';
  done: number;
}

export interface PushOptions {
  indexName: string;
  content: IndexContent;
  /** Stops the push; the temporary index is deleted then, too. */
  signal?: AbortSignal;
  onProgress?: (progress: PushProgress) => void;
  /** Told the name of the temporary index before it comes to be, and undefined when it is gone. */
  onTemporary?: (name: string | undefined) => void;
}

/** As many records as Algolia advises to send at once. */
const batchSize = 1_000;

/**
 * Replaces an index as a whole: fills a temporary one, waits until it is complete, and moves it over
 * the live one in a single step, so that readers never search a part. Rules that were made by hand
 * in the live index are kept.
 *
 * @throws Error that says what failed, and in which state the live index is
 */
export async function pushIndex(client: IndexWriter, options: PushOptions): Promise<void> {
  const {indexName, content, onProgress, onTemporary} = options;
  if (content.records.length === 0) {
    throw new Error(
      `There are no records, and pushing none would empty the index "${indexName}"; build the site first.`,
    );
  }
  const temporary = `${indexName}_tmp_${Date.now().toString(36)}`;
  let isBegun = false;
  const onBegin = () => {
    isBegun = true;
    onTemporary?.(temporary);
  };
  try {
    await fill(client, temporary, options, onBegin);
  } catch (error) {
    const left = isBegun ? await remove(client, temporary, onTemporary) : '';
    throw new Error(`The index "${indexName}" is as it was: ${describeFailure(error)}${left}`, {
      cause: error,
    });
  }
  onProgress?.({step: 'replacing', done: content.records.length});
  let task: number;
  try {
    const operationIndexParams = {operation: 'move', destination: indexName} as const;
    ({taskID: task} = await client.operationIndex({indexName: temporary, operationIndexParams}));
  } catch (error) {
    // The request may have arrived, and only its answer been lost.
    const left = await remove(client, temporary, onTemporary);
    throw new Error(
      `The last step failed, so the index "${indexName}" is either as it was or complete; push again: ${describeFailure(error)}${left}`,
      {cause: error},
    );
  }
  await client.waitForTask({indexName: temporary, taskID: task}).catch((error: unknown) => {
    throw new Error(
      `The index "${indexName}" is being replaced, but the service does not confirm it; look at the index before you push again: ${describeFailure(error)}`,
      {cause: error},
    );
  });
  onTemporary?.(undefined);
}

/** @param onBegin called before the first request that makes the temporary index */
async function fill(
  client: IndexWriter,
  temporary: string,
  {indexName, content, signal, onProgress}: PushOptions,
  onBegin: () => void,
): Promise<void> {
  const aborted = rejectedOnAbort(signal);
  const tasks: number[] = [];
  const started = (task: {taskID: number}) => {
    tasks.push(task.taskID);
    signal?.throwIfAborted();
  };
  signal?.throwIfAborted();
  const {records, settings, synonyms} = content;
  onProgress?.({step: 'sending', done: 0});
  const isThere = await client.indexExists({indexName});
  signal?.throwIfAborted();
  onBegin();
  if (isThere) {
    started(
      await client.operationIndex({
        indexName,
        operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
      }),
    );
  }
  started(await client.setSettings({indexName: temporary, indexSettings: settings}));
  if (synonyms.length > 0) {
    started(
      await client.saveSynonyms({
        indexName: temporary,
        synonymHit: [...synonyms],
        replaceExistingSynonyms: true,
      }),
    );
  }
  for (let first = 0; first < records.length; first += batchSize) {
    const batch = records.slice(first, first + batchSize);
    const requests = batch.map((body) => ({action: 'addObject' as const, body: {...body}}));
    started(await client.batch({indexName: temporary, batchWriteParams: {requests}}));
    onProgress?.({step: 'sending', done: first + batch.length});
  }
  onProgress?.({step: 'indexing', done: records.length});
  for (const taskID of tasks) {
    // Only waiting is cut short: a request on its way could arrive after the deletion.
    await Promise.race([client.waitForTask({indexName: temporary, taskID}), aborted]);
  }
}

function rejectedOnAbort(signal?: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
  // It may happen while nothing waits for it.
  aborted.catch(() => undefined);
  return aborted;
}

/** Deletes the temporary index; returns what is left to do by hand, to go on after a sentence. */
async function remove(
  client: IndexWriter,
  temporary: string,
  onTemporary: PushOptions['onTemporary'],
): Promise<string> {
  try {
    const {taskID} = await client.deleteIndex({indexName: temporary});
    await client.waitForTask({indexName: temporary, taskID});
    onTemporary?.(undefined);
    return '';
  } catch {
    return ` The temporary index "${temporary}" could not be deleted; delete it by hand.`;
  }
}
