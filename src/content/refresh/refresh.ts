import {readPages} from '../freshness/pages';
import {reportLines} from './compare';
import {aurora, common, openRepository} from './repository';
import {makeSnapshot, readRetired, readSnapshot, writeSnapshot, type Progress} from './snapshot';

// A script that imported the class from its own file would get a second copy of it, because the
// loader handles imports from scripts and from src/ differently; this copy is the one that
// refresh() throws.
export {InputError} from './repository';

interface Options {
  /** A clone of get-aurora-dev/common. */
  common: string;
  /** A clone of ublue-os/aurora. */
  aurora: string;
  /** src/content/facts */
  data: string;
  /** The folder that holds docs/. */
  root: string;
  progress: Progress;
}

/**
 * Creates a new snapshot from clones.
 *
 * @returns what has changed, as readable lines
 * @throws InputError if a source cannot be read; the snapshot then stays unchanged
 */
export async function refresh(options: Options): Promise<string[]> {
  const repositories = {
    common: await openRepository(options.common, common),
    aurora: await openRepository(options.aurora, aurora),
  };
  const old = await readSnapshot(options.data);
  const retired = await readRetired(options.data);
  const snapshot = await makeSnapshot(repositories, old, retired, options.progress);
  const lines = reportLines(old, snapshot, await readPages(options.root));
  await writeSnapshot(options.data, snapshot);
  return lines;
}
