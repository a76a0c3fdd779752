import {expect, test} from 'vitest';
import {createEngine} from '../../../../src/search/embedded/engine';
import {searchRequest} from '../../../../src/search/core/request';
import {recordsOfPage} from '../../support/records';

// cspell:words pipew pipwire

const engine = createEngine(
  [
    ['/firmware', 'Enter the firmware.'],
    ['/wipe', 'The disk must start empty before it is over with the factory reset.'],
    ['/pipewire', 'The pipewire server.'],
    ['/flatpak', 'A flatpak, from `org.flatpakrepo` and a place.'],
    ['/updates', 'All updates are updated.'],
    ['/apt', 'The dnf command, and not apt.'],
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
  ['another word for the same', 'bios', ['firmware']],
  ['no other word where the word itself is', 'dnf', ['dnf']],
  ['no part of another phrase for the same', 'erase', []],
  ['the typed part of a name', 'jellyfin', ['jellyfin']],
])('marks %s', (_what, query, words) => {
  expect(marksOf(query)).toEqual(words);
});
