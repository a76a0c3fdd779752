import {expect, test} from 'vitest';
import {createEngine} from '../../../../src/search/embedded/engine';
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
])('marks %s', (_what, query, words) => {
  expect(marksOf(query)).toEqual(words);
});
