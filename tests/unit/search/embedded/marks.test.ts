import {expect, test} from 'vitest';
import {createEngine} from '../../../../src/search/embedded/engine';
import {createLexicon} from '../../../../src/search/embedded/lexicon';
import {marksOf as termsToMark} from '../../../../src/search/embedded/marks';
import {createSynonyms} from '../../../../src/search/embedded/synonyms';
import type {ExpandedWord} from '../../../../src/search/embedded/vocabulary';
import {searchRequest} from '../../../../src/search/core/request';
import {recordsOfPage} from '../../support/records';

// cspell:words pipew pipwire

const engine = createEngine(
  [
    ['/processor', 'See the processor.'],
    ['/wine', 'Open windows with apps for a breeze, and wine.'],
    ['/pipewire', 'The pipewire server.'],
    ['/flatpak', 'A flatpak, from `org.flatpakrepo` and a place.'],
    ['/updates', 'All updates are updated.'],
    ['/upgrade', 'You patch it: an upgrade, and no application of software.'],
    ['/dark', 'A lamp does not glow.'],
    ['/jellyfin', 'Write `jellyfin.container` for a container.'],
  ].flatMap(([url = '', text = '']) => recordsOfPage(text, {url, title: 'Page', description: ''})),
);

function marksOf(query: string): string[] {
  const request = searchRequest({indexName: 'docs', query, snippetWords: 20});
  const [hit] = engine.search(request).hits;
  const {value = ''} = hit?._snippetResult?.content ?? {};
  return [...value.matchAll(/<mark>(?<word>.*?)<\/mark>/g)].map(({groups}) => groups?.word ?? '');
}

test.each([
  ['the word in each inflection', 'update', ['updates', 'updated']],
  ['the correction of a typo', 'pipwire', ['pipewire']],
  ['a completed word', 'pipew', ['pipewire']],
  ['another word for the same', 'cpu', ['processor']],
  ['no other word where the word itself is', 'software', ['software']],
  ['no part of another phrase for the same', 'exe', ['wine']],
  ['the typed part of a name', 'jellyfin', ['jellyfin']],
  ['no little word that is apart from another', 'lamp not here', ['lamp']],
  ['a little word if there is no other', 'not', ['not']],
  ['no little word that begins like one', 'wine-w', ['windows', 'wine']],
])('marks %s', (_what, query, words) => {
  expect(marksOf(query)).toEqual(words);
});

test('marks nothing if the hit has only little words of a query that says more', () => {
  const synonyms = createSynonyms([]);
  const index = {synonyms, lexicon: createLexicon(synonyms)};
  const [not, sync] = ['not', 'sync'].map((word) => ({word, terms: new Map([[word, 1]])}));
  const marks = (words: readonly (ExpandedWord | undefined)[], ...terms: string[][]) =>
    termsToMark(
      terms,
      words.filter((word) => word !== undefined),
      index,
    );
  expect(marks([not, sync], ['not'])).toEqual(new Set());
  expect(marks([not, sync], ['not'], ['sync'])).toEqual(new Set(['not', 'sync']));
  expect(marks([not], ['not'])).toEqual(new Set(['not']));
});
