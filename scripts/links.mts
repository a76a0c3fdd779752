/**
 * `npm run links:external [-- --concurrency 8] [--timeout 20]`: tries every address of another site
 * that pages name, and lists those that fail with the places that name them.
 *
 * Exit code 1 when an address fails, 2 on wrong use. Not a part of `npm test`, which needs no network.
 */
import {SingleBar} from 'cli-progress';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {inventoryOf, readExternalLinks, type LinkUse} from './lib/external-links.mjs';
import {tryLinks, type LinkResult} from './lib/try-links.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** @throws Error that says how to use the command */
function optionsOf(args: string[]): {concurrency: number; timeout: number} {
  const {values} = parseArgs({
    args,
    options: {
      concurrency: {type: 'string', default: '8'},
      timeout: {type: 'string', default: '20'},
    },
  });
  const concurrency = Number(values.concurrency);
  const seconds = Number(values.timeout);
  if (!(Number.isInteger(concurrency) && concurrency > 0 && seconds > 0)) {
    throw new Error('--concurrency and --timeout take a number above 0.');
  }
  return {concurrency, timeout: seconds * 1000};
}

async function main(): Promise<void> {
  let options;
  try {
    options = optionsOf(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error('Usage: npm run links:external [-- --concurrency 8 --timeout 20]');
    process.exitCode = 2;
    return;
  }
  const inventory = inventoryOf(await readExternalLinks(root));
  const bar = new SingleBar({
    format: 'Trying links {bar} {value} of {total}, {failed} failed, {duration_formatted}',
    noTTYOutput: false,
    hideCursor: true,
  });
  let failed = 0;
  bar.start(inventory.size, 0, {failed});
  const results = await tryLinks([...inventory.keys()], {
    ...options,
    onResult: ({outcome}) => {
      failed += outcome === 'fails' ? 1 : 0;
      bar.increment({failed});
    },
  });
  bar.stop();
  print(results, inventory);
  process.exitCode = failed > 0 ? 1 : 0;
}

function print(results: readonly LinkResult[], inventory: ReadonlyMap<string, LinkUse[]>): void {
  const list = (outcome: LinkResult['outcome'], title: string, say: (detail: string) => string) => {
    const found = results.filter((result) => result.outcome === outcome);
    if (found.length > 0) {
      console.log(`\n${title}`);
    }
    for (const {url, detail} of found) {
      for (const {file, line} of inventory.get(url) ?? []) {
        console.log(`  ${file}:${line}: ${url} ${say(detail)}`);
      }
    }
    return found.length;
  };
  const moved = list('moved', 'Moved for good; write the new address:', (to) => `is now ${to}`);
  const unclear = list('unclear', 'Open these in a browser to tell:', (detail) => detail);
  const fails = list('fails', 'Correct these, or take them out:', (detail) => detail);
  const answers = results.length - moved - unclear - fails;
  console.log(
    `\n${results.length} links: ${answers} answer, ${moved} moved, ${unclear} unclear, ${fails} failed.`,
  );
}

await main();
