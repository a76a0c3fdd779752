import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../../core/record';
import {describeFailure} from './failure';

/** The API calls that a push makes. */
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

/** The content of an index after a push. */
export interface IndexContent {
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

/** Reports the progress of a push. `done` is the number of records sent so far. */
export interface PushProgress {
  step: 'sending' | 'indexing' | 'replacing';
  done: number;
}

export interface PushOptions {
  indexName: string;
  content: IndexContent;
  /** Aborts the push, which also deletes the temporary index. */
  signal?: AbortSignal;
  onProgress?: (progress: PushProgress) => void;
  /**
   * Called with the name of the temporary index before it is created, and with undefined when it no
   * longer exists.
   */
  onTemporary?: (name: string | undefined) => void;
}

/** The batch size that Algolia recommends. */
const batchSize = 1_000;

/**
 * Replaces an index as a whole: fills a temporary one, waits until it is complete, and atomically
 * moves it over the live one, so that readers never search a partial index. Rules that were created
 * by hand in the live index are kept.
 *
 * @throws Error that describes what failed, and the state of the live index
 */
export async function pushIndex(client: IndexWriter, options: PushOptions): Promise<void> {
  const {indexName, content, onProgress, onTemporary} = options;
  if (content.records.length === 0) {
    throw new Error(
      `There are no records, so the push would empty the index "${indexName}"; build the site first.`,
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
    throw new Error(`The index "${indexName}" is unchanged: ${describeFailure(error)}${left}`, {
      cause: error,
    });
  }
  onProgress?.({step: 'replacing', done: content.records.length});
  let task: number;
  try {
    const operationIndexParams = {operation: 'move', destination: indexName} as const;
    ({taskID: task} = await client.operationIndex({indexName: temporary, operationIndexParams}));
  } catch (error) {
    // The request may have arrived, and only the response may be lost.
    const left = await remove(client, temporary, onTemporary);
    throw new Error(
      `The last step failed, so the index "${indexName}" is either unchanged or complete; push again: ${describeFailure(error)}${left}`,
      {cause: error},
    );
  }
  await client.waitForTask({indexName: temporary, taskID: task}).catch((error: unknown) => {
    throw new Error(
      `The index "${indexName}" is being replaced, but the service did not confirm it; check the index before you push again: ${describeFailure(error)}`,
      {cause: error},
    );
  });
  onTemporary?.(undefined);
}

/** @param onBegin called before the first request that creates the temporary index */
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
    // Aborting only interrupts waiting: a pending request could arrive after the deletion.
    await Promise.race([client.waitForTask({indexName: temporary, taskID}), aborted]);
  }
}

function rejectedOnAbort(signal?: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
  // It may reject while nothing is awaiting it.
  aborted.catch(() => undefined);
  return aborted;
}

/**
 * Deletes the temporary index. If that fails, returns what is left to do by hand, worded to follow
 * a sentence.
 */
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
