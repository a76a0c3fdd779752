/**
 * `npm run upstream:check -- VERSION`: installs another version of Docusaurus in a temporary folder,
 * runs the contract tests of src/upstream against it, and prints which of them hold.
 *
 * Exit code 1 when a contract breaks or the version cannot be installed, 2 on wrong use.
 */
import {SingleBar} from 'cli-progress';
import {execa, ExecaError} from 'execa';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  installProblem,
  manifestFor,
  readResults,
  tableOf,
  versionOf,
  type ContractResult,
  type Manifest,
} from './lib/upstream-check.mjs';

const root = path.resolve(import.meta.dirname, '..');

async function main(): Promise<void> {
  let version;
  try {
    version = versionOf(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error('Usage: npm run upstream:check -- VERSION');
    process.exitCode = 2;
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'upstream-check-'));
  try {
    const results = await check(version, folder);
    const broken = results.filter((result) => result.broken.length > 0);
    console.log(tableOf(results));
    console.log(
      `\nDocusaurus ${version}: ${results.length - broken.length} contracts hold, ${broken.length} break.`,
    );
    process.exitCode = broken.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function check(version: string, folder: string): Promise<ContractResult[]> {
  const bar = new SingleBar({format: '{bar} {step}', noTTYOutput: false, hideCursor: true});
  bar.start(2, 0, {step: `Installing Docusaurus ${version}`});
  try {
    await install(version, folder);
    bar.update(1, {step: 'Running the contract tests'});
    const results = await runContracts(folder);
    bar.update(2, {step: 'Done'});
    return results;
  } finally {
    bar.stop();
  }
}

/** @throws Error that says what to do when npm fails */
async function install(version: string, folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Manifest;
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify(manifestFor(version, manifest)),
  );
  // The other packages stay as they are, so that nothing but Docusaurus differs.
  await cp(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  const {failed, all} = await execa(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {cwd: folder, all: true, reject: false},
  );
  if (failed) {
    throw new Error(installProblem(version, all));
  }
}

async function runContracts(folder: string): Promise<ContractResult[]> {
  const report = path.join(folder, 'report.json');
  try {
    await execa(
      'vitest',
      ['run', '--project', 'unit', 'src/upstream', '--reporter=json', `--outputFile=${report}`],
      {cwd: root, preferLocal: true, all: true, env: {DOCUSAURUS_ROOT: folder}},
    );
  } catch (error) {
    // A contract that breaks fails the run as well; the report says which.
    if (!(error instanceof ExecaError)) {
      throw error;
    }
  }
  return readResults(await readFile(report, 'utf8'));
}

await main();
