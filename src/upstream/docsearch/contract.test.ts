import type {DocSearchHit, InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expectTypeOf, test} from 'vitest';
import type {Highlighted, SearchHit} from '../../search/core/client';
import type {Hierarchy, Level, RecordType, SearchRecord} from '../../search/core/record';
import {storageKeys, storedLimits, type StoredSearch} from '../../search/core/stored';
import {contract, upstreamSource} from '../contract';

/** Class names of our dialog for what DocSearch 4 does not have, or names otherwise. */
const ownClasses = new Set(
  (
    'Cancel Hit-actions Hit-code Hit-snippet LastQuery Pages Prefill-List Screen Screen-button ' +
    'Stalled Start Start-choice Start-list StillLoading'
  ).split(' '),
);

const ui = path.resolve(__dirname, '../../search/ui');

/** The class names of our dialog and its button, without modifiers (`--active`). */
function usedClasses(): string[] {
  const sources = readdirSync(ui, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(ui, file), 'utf8'));
  const names = sources.join('\n').matchAll(/DocSearch-(?<name>[A-Z]\w*(?:-\w+)*)/g);
  return [...new Set([...names].flatMap(({groups}) => groups?.name ?? []))];
}

const modalSource = () => upstreamSource('@docsearch/react', 'dist/esm/DocSearchModal.js');

contract(__dirname, {
  'searches are stored under the keys of storageKeys': () => {
    const {recents, favorites} = storageKeys('');
    return (
      modalSource().includes(`key:"${recents}".concat(`) &&
      modalSource().includes(`key:"${favorites}".concat(`)
    );
  },
  'as many favorites are kept as in storedLimits': () =>
    new RegExp(
      `key:"${storageKeys('').favorites}"\\.concat\\(\\w+\\),limit:${storedLimits.favorites}\\}`,
    ).test(modalSource()),
  'as many recent searches are kept as in storedLimits, and fewer beside favorites': () => {
    const {recents, recentsBesideFavorites} = storedLimits;
    const limits = (without: string, beside: string) =>
      new RegExp(
        `recentSearchesLimit,${without}=void 0===(\\w+)\\?${recents}:\\1,` +
          `(\\w+)=\\w+\\.recentSearchesWithFavoritesLimit,${beside}=void 0===\\2\\?${recentsBesideFavorites}:\\2`,
      );
    const [, without = '', beside = ''] =
      /limit:0===\w+\.getAll\(\)\.length\?(\w+):(\w+)\}/.exec(modalSource()) ?? [];
    return limits(without, beside).test(modalSource());
  },
  'a stored search has neither highlights nor snippets': () =>
    /\w+\._highlightResult,\w+\._snippetResult;/.test(modalSource()) &&
    modalSource().includes('["_highlightResult","_snippetResult"]'),
  'the class names that we share with DocSearch are its own': () => {
    const upstream =
      modalSource() + upstreamSource('@docsearch/react', 'dist/esm/DocSearchButton.js');
    const shared = usedClasses().filter((name) => !ownClasses.has(name));
    return shared.length > 0 && shared.every((name) => upstream.includes(`DocSearch-${name}`));
  },
});

// Checked by the compiler, not when they run.
test('records and hits have the types of DocSearch', () => {
  expectTypeOf<RecordType>().toEqualTypeOf<Exclude<DocSearchHit['type'], 'lvl0' | 'askAI'>>();
  expectTypeOf<Level>().toEqualTypeOf<keyof DocSearchHit['hierarchy']>();
  expectTypeOf<DocSearchHit['hierarchy']>().toExtend<Hierarchy>();
  expectTypeOf<Hierarchy['lvl2']>().toEqualTypeOf<DocSearchHit['hierarchy']['lvl2']>();
  type Same = 'objectID' | 'url' | 'content';
  expectTypeOf<Pick<SearchRecord, Same>>().toEqualTypeOf<Pick<DocSearchHit, Same>>();
  expectTypeOf<Pick<SearchRecord, 'anchor'>>().toExtend<Pick<DocSearchHit, 'anchor'>>();
  expectTypeOf<keyof SearchHit>().toExtend<keyof InternalDocSearchHit>();
  expectTypeOf<InternalDocSearchHit['_highlightResult']['content']>().toExtend<Highlighted>();
  expectTypeOf<InternalDocSearchHit['_snippetResult']['content']>().toExtend<Highlighted>();
});

test('stored searches have the types of DocSearch', () => {
  type Same = 'objectID' | 'url' | 'content';
  expectTypeOf<Pick<StoredSearch, Same>>().toEqualTypeOf<Pick<StoredDocSearchHit, Same>>();
  expectTypeOf<StoredSearch['type']>().toExtend<StoredDocSearchHit['type']>();
  expectTypeOf<StoredDocSearchHit['hierarchy']>().toExtend<StoredSearch['hierarchy']>();
  expectTypeOf<keyof StoredSearch>().toExtend<keyof StoredDocSearchHit>();
});
