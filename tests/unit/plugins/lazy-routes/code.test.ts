import {expect, test} from 'vitest';
import {filesOf} from '../../../../src/plugins/lazy-routes/code';
import type {Part, Split} from '../../../../src/plugins/lazy-routes/split';

function part(modules: Part['modules']): Part {
  return {leaves: [], chunkNames: {}, docs: [], modules};
}

const split: Split = {
  branches: [],
  always: part({about: '@generated/docs/default/__plugin.json'}),
  parts: [part({page: '@site/docs/page.mdx'})],
  starts: ['/page'],
  globalData: {},
};

const files = filesOf(split);

test('the code of a page is a chunk of its own, under the name by which it is asked for', () => {
  expect(files['part0.js']).toContain(
    '"page": [() => import(/* webpackChunkName: "page" */ "@site/docs/page.mdx")],',
  );
});

test('what a plugin says of itself comes along with the routes', () => {
  expect(files['always.js']).toContain(
    '"about": [() => import(/* webpackMode: "eager" */ "@generated/docs/default/__plugin.json")],',
  );
});

test('a part has a place for the hashes of its pages, and the routes for those of the parts', () => {
  expect(files['part0.js']).toContain('hashes: {"page":"[hash of page]"}');
  expect(files['routes.js']).toContain('hashes: {"routes0":"[hash of routes0]"}');
});
