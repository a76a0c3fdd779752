/**
 * `npm run search -- "roll back" [--json | --explain]`: the hits a reader would see, in their order.
 *
 * A query in another language is put into English, as for a reader whose browser is set to it.
 * `--json` prints an array of {route, url, heading, group, snippet}. `--explain` says why the first
 * five stand where they do. Exit code 2 on wrong use.
 */
import {load} from 'cheerio';
import {parseArgs} from 'node:util';
import {limits, type Highlighted} from '../src/search/core/client';
import {createEngine, type SearchEngine} from '../src/search/embedded/engine';
import {createTranslator} from '../src/search/embedded/phrasebook';
import {groupHits} from '../src/search/core/groups';
import {textOfHit} from '../src/search/core/hit';
import {searchRequest} from '../src/search/core/request';
import {explain} from '../src/search/evaluation/explain';
import {readPhrasebooks} from './lib/phrasebooks.mjs';
import {currentBackground, currentRecords} from './lib/records.mjs';

/** A hit as the command prints it. */
interface PrintedHit {
  route: string;
  url: string;
  heading: string;
  page: string;
  group: string;
  snippet: string;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {json: {type: 'boolean', default: false}, explain: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const asked = positionals.join(' ').trim();
  if (asked === '') {
    console.error('Say what to search for: npm run search -- "roll back" [--json | --explain]');
    process.exitCode = 2;
    return;
  }
  const records = await currentRecords();
  const background = await currentBackground();
  const engine = createEngine(records, background);
  const toEnglish = createTranslator(await readPhrasebooks());
  const translation = toEnglish(asked, (word) => engine.knowledgeOf([word])[0]);
  const query = translation?.english ?? asked;
  if (translation && !values.json) {
    console.log(`In English: ${query}`);
  }
  if (values.explain) {
    console.log(explain(records, background, query).join('\n'));
    return;
  }
  const hits = search(query, engine);
  if (values.json) {
    console.log(JSON.stringify(hits, null, 2));
  } else if (hits.length === 0) {
    console.log(`No results for "${query}"`);
  } else {
    // In one piece, so that nothing is written to a pipe that `head` has closed.
    console.log(linesOf(hits).join('\n'));
  }
}

function search(query: string, engine: SearchEngine): PrintedHit[] {
  const request = searchRequest({
    indexName: 'aurora-docs',
    query,
    snippetWords: limits.snippetWords,
  });
  const {hits} = engine.search(request);
  return groupHits(hits).flatMap((group) =>
    group.hits.map((hit) => {
      const {title, path, snippet, code} = textOfHit(hit);
      return {
        route: hit.url.split('#')[0] ?? hit.url,
        url: hit.url,
        heading: plain(title),
        page: plain(path[0] ?? title),
        group: group.label,
        snippet: plain(code ?? snippet ?? {value: ''}),
      };
    }),
  );
}

function plain(text: Highlighted): string {
  return load(text.value, null, false).text();
}

/** Returns the lines to print: the hits below the names of their groups. */
function linesOf(hits: readonly PrintedHit[]): string[] {
  return hits.flatMap(({url, heading, page, group, snippet}, position) => [
    ...(group === hits[position - 1]?.group ? [] : ['', group]),
    `  ${url}`,
    `    ${heading}${page === heading ? '' : ` (${page})`}`,
    ...(snippet ? [`    ${snippet}`] : []),
  ]);
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
