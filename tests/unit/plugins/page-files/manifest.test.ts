import {expect, test} from 'vitest';
import {withSheets, type Manifest} from '../../../../src/plugins/page-files/manifest';

const js = [{file: 'a.js'}];
const css = [{file: 'a.css'}];

const manifest: Manifest = {
  origins: {page: ['page'], other: ['other']},
  assets: {styles: {css}, blog: {js, css}, page: {js}},
};

const blogPage = {
  chunks: [{id: 'styles'}, {id: 'blog'}, {id: 'page'}],
  origins: [{request: '@theme/BlogPostPage'}],
};

test('an import leads to the sheets of all chunks that come with it, in their order', () => {
  const {origins, assets} = withSheets(manifest, [blogPage]);
  const files = origins['@theme/BlogPostPage']?.map((id) => assets[id]);
  expect(files).toEqual([{css}, {css}]);
  expect(origins['@theme/BlogPostPage']).toEqual(['sheets of styles', 'sheets of blog']);
});

test('it leads to no script, which the bundler has to ask for itself', () => {
  const {origins, assets} = withSheets(manifest, [blogPage]);
  const scripts = origins['@theme/BlogPostPage']?.flatMap((id) => assets[id]?.js ?? []);
  expect(scripts).toEqual([]);
});

test('what the manifest has stays', () => {
  const {origins, assets} = withSheets(manifest, [blogPage]);
  expect(origins).toMatchObject(manifest.origins);
  expect(assets).toMatchObject(manifest.assets);
});

test('an import without sheets leads to none, and one without a name is left out', () => {
  const {origins} = withSheets(manifest, [
    {chunks: [{id: 'page'}, {id: null}], origins: [{request: '@theme/DocItem'}]},
    {chunks: [{id: 'styles'}], origins: [{request: null}, {request: undefined}]},
  ]);
  expect(origins).toEqual({...manifest.origins, '@theme/DocItem': []});
});

test('of a chunk with several imports, each leads to its sheets', () => {
  const {origins} = withSheets(manifest, [
    {chunks: [{id: 'blog'}], origins: [{request: 'a'}, {request: 'b'}]},
  ]);
  expect([origins.a, origins.b]).toEqual([['sheets of blog'], ['sheets of blog']]);
});
