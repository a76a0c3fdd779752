// cspell:words blorp schirm wörter zwei
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {builtBackground, builtRecords} from '../../scripts/lib/records.mjs';
import {readPhrasebooks} from '../../scripts/lib/phrasebooks.mjs';
import {createEngine} from '../../src/search/embedded/engine';
import {createTranslator} from '../../src/search/embedded/phrasebook';
import {evaluate, shownFor} from '../../src/search/evaluation/evaluate';
import {parseQueries, type JudgedQuery} from '../../src/search/evaluation/queries';
import {reportLines} from '../../src/search/evaluation/report';
import {phrasebookProblems} from './checks/phrasebooks';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const folder = 'src/search/phrasebooks';
const files = readdirSync(fromRoot(folder)).map((name) => `${folder}/${name}`);
const textOf = (file: string) => readFileSync(fromRoot(file), 'utf8');

const engine = createEngine(await builtRecords(), await builtBackground());
const knowledgeOf = (word: string) => engine.knowledgeOf([word])[0];
const isKnown = (word: string) => knowledgeOf(word) === 'word';
const toEnglish = createTranslator(await readPhrasebooks());

function queriesIn(name: string): JudgedQuery[] {
  const file = `tests/fixtures/search-eval/${name}.json`;
  return parseQueries(textOf(file), file);
}

test('queries in eight languages have an answer first for 85 of 100, and among three for 95', () => {
  const report = evaluate(queriesIn('languages'), (query) =>
    shownFor(engine, toEnglish(query, knowledgeOf)?.english ?? query),
  );
  const lines = `\n${reportLines(report).join('\n')}\n`;
  expect(report.all.queries).toBeGreaterThan(50);
  expect(report.all.success1, lines).toBeGreaterThanOrEqual(0.85);
  expect(report.all.success3, lines).toBeGreaterThanOrEqual(0.95);
});

test('all phrasebooks together leave 99 of 100 English queries alone', () => {
  const english = ['queries', 'more-queries', 'threads', 'issues-a', 'issues-i', 'issues-x'];
  const queries = english.flatMap(queriesIn).map(({query}) => query);
  expect(queries.length).toBeGreaterThan(800);
  const translated = queries.flatMap((query) => {
    const translation = toEnglish(query, knowledgeOf);
    return translation === undefined ? [] : `${query}: ${translation.english}`;
  });
  expect(translated.length / queries.length, translated.join('\n')).toBeLessThanOrEqual(0.01);
});

describe('a phrasebook', () => {
  test.each(files)('%s has forms that stand once, for English words of the pages', (file) => {
    expect(sentences(phrasebookProblems(file, textOf(file), isKnown))).toEqual([]);
  });

  test('whose entries cannot do anything is reported with their lines', () => {
    const text = '{\n  "screen": "Schirm, , schirm",\n  "blorp": "a*b, zwei wörter*"\n}\n';
    const known = (word: string) => word !== 'blorp';
    expect(sentences(phrasebookProblems('xx.json', text, known))).toEqual([
      'xx.json:2: "screen" has a form without a word; remove a comma.',
      'xx.json:2: "schirm" stands twice; keep one.',
      'xx.json:3: "blorp" is on no page; use the word that the pages have.',
      'xx.json:3: "a*b" has a star before its end; move or remove it.',
      'xx.json:3: "zwei wörter*" has several words and a star; write its forms out.',
    ]);
  });
});
