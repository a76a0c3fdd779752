import {writeFile} from 'node:fs/promises';
import {launch} from './browser.mjs';
import type {BenchContext} from './context.mjs';
import {parseOptions, type BenchOptions} from './options.mjs';
import {pagesOfThisSite} from './pages.mjs';
import {terminalProgress} from './progress.mjs';
import {sectionText} from './report.mjs';
import {serveSites} from './sites.mjs';
import {UsageError, type Section} from './types.mjs';

/** A section that needs a browser, the served sites, or neither. */
export interface SectionMaker {
  /** Whether it looks at the built site; a section that makes its own sites does not. */
  isOnSite: boolean;
  measure: (context: BenchContext, options: BenchOptions) => Promise<Section>;
}

/**
 * Measures what the command line asks for, prints a table after each section, and sets the exit
 * code: 1 when something cannot be measured, 2 on wrong use.
 *
 * @param makers by the names that `--only` takes
 */
export async function runBenchmark(
  command: string,
  makers: Readonly<Record<string, SectionMaker>>,
  sizes: readonly number[],
): Promise<void> {
  process.once('SIGINT', () => process.exit(130));
  try {
    const kinds = pagesOfThisSite.map(({kind}) => kind);
    const options = parseOptions(process.argv.slice(2), Object.keys(makers), kinds, sizes);
    await measureAll(makers, options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (error instanceof UsageError) {
      console.error(
        `Usage: npm run ${command} -- [--only ${Object.keys(makers).join(',')}] [--no-build] [--runs 5] [--against DIR] [--json FILE]`,
      );
    }
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function measureAll(
  makers: Readonly<Record<string, SectionMaker>>,
  options: BenchOptions,
): Promise<void> {
  const progress = terminalProgress();
  const chosen = options.sections.flatMap((name) => makers[name] ?? []);
  const servers = chosen.some(({isOnSite}) => isOnSite) ? await serveSites(options, progress) : [];
  const browser = await launch();
  const sections: Section[] = [];
  try {
    const {runs, selectors} = options;
    const pages = pagesOfThisSite.map(({kind, path}) => ({
      kind,
      path: options.pages.get(kind) ?? path,
    }));
    const context = {browser, servers, pages, runs, selectors, progress};
    for (const {measure} of chosen) {
      const section = await measure(context, options);
      sections.push(section);
      console.log(`${sectionText(section)}\n`);
    }
  } finally {
    await browser.close();
    servers.forEach((server) => server.close());
  }
  if (options.json !== undefined) {
    await writeFile(options.json, `${JSON.stringify({sections}, null, 2)}\n`);
  }
}
