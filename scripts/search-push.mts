/**
 * `npm run search:push [-- --dry-run] [--records FILE]`: replaces the index at Algolia by the
 * records of the last build, with the index's settings and synonyms, in one step.
 *
 * The environment names the application, a key that may write and the index: ALGOLIA_APP_ID,
 * ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME, and ALGOLIA_HOSTS for another service that speaks the
 * same protocol. A dry run needs none of them and sends nothing.
 *
 * Exit code 1 when the push fails, 2 on wrong use.
 */
import {SingleBar} from 'cli-progress';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createAdminClient} from '../src/search/build/push/client';
import {readPushConfig, redactor, type PushConfig} from '../src/search/build/push/config';
import {pushIndex, type IndexContent} from '../src/search/build/push/push';
import {indexSettings} from '../src/search/build/push/settings';
import {summaryOf} from '../src/search/build/push/summary';
import {synonymsOf} from '../src/search/build/push/synonyms';
import type {SearchRecord} from '../src/search/core/record';
import {currentRecords} from './lib/records.mjs';

const root = path.resolve(import.meta.dirname, '..');
const synonymsFile = 'src/search/embedded/synonyms.json';
const redact = redactor(process.env);

async function main(): Promise<void> {
  let options, config: PushConfig | undefined;
  try {
    options = parseArgs({
      options: {'dry-run': {type: 'boolean', default: false}, records: {type: 'string'}},
    }).values;
    config = options['dry-run'] ? undefined : readPushConfig(process.env);
  } catch (error) {
    fail(error, 2);
    console.error('Usage: npm run search:push [-- --dry-run --records FILE]');
    return;
  }
  try {
    const content: IndexContent = {
      records: await readRecords(options.records),
      settings: indexSettings(),
      synonyms: await readSynonyms(),
    };
    if (config) {
      await push(config, content);
    } else {
      console.log(`Dry run, nothing is sent.\n${redact(summaryOf(content))}`);
    }
  } catch (error) {
    fail(error, 1);
  }
}

function fail(error: unknown, exitCode: number): void {
  console.error(redact(error instanceof Error ? error.message : String(error)));
  process.exitCode = exitCode;
}

/** @throws Error that says how to get a file of records */
async function readRecords(file?: string): Promise<readonly SearchRecord[]> {
  if (file === undefined) {
    return currentRecords();
  }
  const wrong = (why: string) =>
    new Error(
      `${file}: ${why}; name a records.json that a build has written, or leave --records out.`,
    );
  const text = await readFile(file, 'utf8').catch(() => {
    throw wrong('there is no such file');
  });
  try {
    const records = JSON.parse(text) as unknown;
    if (Array.isArray(records) && records.every(isRecord)) {
      return records;
    }
  } catch {
    throw wrong('this is not JSON');
  }
  throw wrong('this is not a list of search records');
}

function isRecord(value: unknown): value is SearchRecord {
  return typeof value === 'object' && value !== null && 'objectID' in value && 'url' in value;
}

async function readSynonyms() {
  const file = path.join(root, synonymsFile);
  // A site may do without synonyms.
  const groups = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as unknown) : [];
  return synonymsOf(groups, synonymsFile);
}

async function push(config: PushConfig, content: IndexContent): Promise<void> {
  const controller = new AbortController();
  let temporary: string | undefined;
  const stop = () => {
    if (!controller.signal.aborted) {
      controller.abort(new Error('the push was interrupted.'));
      return;
    }
    // Who asks twice does not wait until what was begun is cleared away.
    bar.stop();
    console.error(
      temporary === undefined
        ? 'Stopped.'
        : redact(`Stopped. The temporary index "${temporary}" may be left; delete it by hand.`),
    );
    process.exit(1);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const bar = new SingleBar({
    format: '{step} {bar} {value} of {total} records, {duration_formatted}',
    noTTYOutput: false,
    hideCursor: true,
  });
  const steps = {sending: 'Sending', indexing: 'Waiting', replacing: 'Replacing'};
  bar.start(content.records.length, 0, {step: steps.sending});
  try {
    await pushIndex(createAdminClient(config), {
      indexName: config.indexName,
      content,
      signal: controller.signal,
      onTemporary: (name) => {
        temporary = name;
      },
      onProgress: ({step, done}) => bar.update(done, {step: steps[step]}),
    });
  } finally {
    bar.stop();
    if (controller.signal.aborted) {
      // What the push still waits for would keep the process.
      process.exitCode = 1;
      setImmediate(() => process.exit());
    }
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
  console.log(
    redact(
      `The index "${config.indexName}" now has ${content.records.length} records and ${content.synonyms.length} groups of synonyms.`,
    ),
  );
}

await main();
