import {expect, test} from 'vitest';
import {
  withSheets,
  type ChunkGroup,
  type Manifest,
} from '../../../../src/plugins/page-files/manifest';

const js = [{file: 'a.js'}];
const css = [{file: 'a.css'}];

/** The sheets of an import, as the built pages have them beside that of their beginning. */
const withSheetsOf = (...chunkGroups: ChunkGroup[]) =>
  withSheets(manifest, {chunkGroups, entrypoints: new Map([['main', {chunks: [{id: 'main'}]}]])});

const manifest: Manifest = {
  origins: {page: ['page'], other: ['other']},
  assets: {main: {js, css}, styles: {css}, blog: {js, css}, page: {js}},
};

const blogPage = {
  chunks: [{id: 'styles'}, {id: 'blog'}, {id: 'page'}],
  origins: [{request: '@theme/BlogPostPage'}],
};

test('an import leads to the sheets of all chunks that come with it, in their order', () => {
  const {origins, assets} = withSheetsOf(blogPage);
  const files = origins['@theme/BlogPostPage']?.map((id) => assets[id]);
  expect(files).toEqual([{css}, {css}]);
  expect(origins['@theme/BlogPostPage']).toEqual(['sheets of styles', 'sheets of blog']);
});

test('it leads to no script, which the bundler has to ask for itself', () => {
  const {origins, assets} = withSheetsOf(blogPage);
  const scripts = origins['@theme/BlogPostPage']?.flatMap((id) => assets[id]?.js ?? []);
  expect(scripts).toEqual([]);
});

test('what the manifest has stays', () => {
  const {origins, assets} = withSheetsOf(blogPage);
  expect(origins).toMatchObject(manifest.origins);
  expect(assets).toMatchObject(manifest.assets);
});

test('an import without sheets leads to none, and one without a name is left out', () => {
  const {origins} = withSheetsOf(
    {chunks: [{id: 'page'}, {id: null}], origins: [{request: '@theme/DocItem'}]},
    {chunks: [{id: 'styles'}], origins: [{request: null}, {request: undefined}]},
  );
  expect(origins).toEqual({...manifest.origins, '@theme/DocItem': []});
});

test('of a chunk with several imports, each leads to its sheets', () => {
  const {origins} = withSheetsOf({
    chunks: [{id: 'blog'}],
    origins: [{request: 'a'}, {request: 'b'}],
  });
  expect([origins.a, origins.b]).toEqual([['sheets of blog'], ['sheets of blog']]);
});

test('a sheet that each page begins with is not named again', () => {
  const {origins} = withSheetsOf({
    chunks: [{id: 'main'}, {id: 'blog'}],
    origins: [{request: '@theme/BlogPostPage'}],
  });
  expect(origins['@theme/BlogPostPage']).toEqual(['sheets of blog']);
});
