import {writeFile} from 'node:fs/promises';
import {launch} from './browser.mjs';
import type {BenchContext} from './context.mjs';
import {parseOptions, type BenchOptions} from './options.mjs';
import {pagesOfThisSite} from './pages.mjs';
import {terminalProgress} from './progress.mjs';
import {sectionText} from './report.mjs';
import {serveSites} from './sites.mjs';
import {UsageError, type Section} from './types.mjs';

/** Measures a section. */
export interface SectionRunner {
  /** Whether it needs the built sites. */
  needsSites: boolean;
  measure: (context: BenchContext, options: BenchOptions) => Promise<Section>;
}

/**
 * Measures the sections of the command line, prints their tables, and sets the exit code: 1 on a
 * failure, 2 on a usage error.
 *
 * @param runners by the names for `--only`
 */
export async function runBenchmark(
  command: string,
  runners: Readonly<Record<string, SectionRunner>>,
  sizes: readonly number[],
): Promise<void> {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  try {
    const kinds = pagesOfThisSite.map(({kind}) => kind);
    const options = parseOptions(process.argv.slice(2), Object.keys(runners), kinds, sizes);
    await measureAll(runners, options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (error instanceof UsageError) {
      console.error(
        `Usage: npm run ${command} -- [--only ${Object.keys(runners).join(',')}] [--no-build] [--runs 5] [--against DIR] [--peers] [--json FILE]`,
      );
    }
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function measureAll(
  runners: Readonly<Record<string, SectionRunner>>,
  options: BenchOptions,
): Promise<void> {
  const progress = terminalProgress();
  const chosen = options.sections.flatMap((name) => runners[name] ?? []);
  const servers = chosen.some(({needsSites}) => needsSites)
    ? await serveSites(options, progress)
    : [];
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
