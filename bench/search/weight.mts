import {waitForIdle, withPage} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import {addObserver, unavailable} from '../lib/runs.mjs';
import type {SiteServer} from '../lib/serve.mjs';
import type {ServedRequest} from '../lib/traffic.mjs';
import type {Measurement, Metric, Section} from '../lib/types.mjs';
import {noSearch, openPage, openSearch, sampleQuery, startPathOf, waitForResults} from './open.mjs';

const metrics: readonly Metric[] = [
  {key: 'before', title: 'before the first results', unit: 'bytes'},
  {key: 'after', title: 'after them', unit: 'bytes'},
];

/** Measures the files that the search loads before and after its first results. */
export async function measureSearchWeight(context: BenchContext): Promise<Section> {
  const {servers, progress} = context;
  const rows: Measurement[] = [];
  progress.start('Weight of the search', servers.length);
  for (const server of servers) {
    const requests = await requestsOf(server, context);
    progress.step(server.name);
    if (!requests) {
      rows.push({label: 'total', site: server.name, values: unavailable(metrics, noSearch)});
      continue;
    }
    const {before, after} = requests;
    const total = {path: 'total', before: sumOf(before), after: sumOf(after)};
    const files = [
      ...before.map(({path, bytes}) => ({path, before: bytes, after: 0})),
      ...after.map(({path, bytes}) => ({path, before: 0, after: bytes})),
    ];
    rows.push(
      ...[...files, total].map(({path, ...values}) => ({label: path, site: server.name, values})),
    );
  }
  progress.stop();
  return {
    title: 'Weight of the search',
    method: `What an idle page (${startPathOf(context)}) loads from the moment the mouse is over the search until "${sampleQuery}" is answered, and after that; brotli (level 11).`,
    subject: 'file',
    metrics,
    rows,
  };
}

async function requestsOf(
  server: SiteServer,
  context: BenchContext,
): Promise<{before: ServedRequest[]; after: ServedRequest[]} | undefined> {
  return withPage(context.browser, {cpu: 1}, async (page) => {
    await addObserver(page);
    await openPage(page, server, context);
    const idle = server.requests.length;
    const input = await openSearch(page, context);
    if (!input) {
      return undefined;
    }
    await input.fill(sampleQuery);
    await waitForResults(page);
    const answered = server.requests.length;
    await waitForIdle(page, server);
    return {
      before: server.requests.slice(idle, answered),
      after: server.requests.slice(answered),
    };
  });
}

function sumOf(requests: readonly ServedRequest[]): number {
  return requests.reduce((sum, {bytes}) => sum + bytes, 0);
}
