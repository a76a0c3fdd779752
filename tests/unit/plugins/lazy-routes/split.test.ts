import {expect, test} from 'vitest';
import {splitTables} from '../../../../src/plugins/lazy-routes/split';
import type {Tables} from '../../../../src/plugins/lazy-routes/tables';

const docs = ['a', 'b', 'b/c', 'home'].map((id) => ({
  id,
  path: id === 'home' ? '/' : `/${id}`,
  sidebar: 'main',
}));

/** A blog post, and three docs below a branch, of which one is the home page. */
const tables: Tables = {
  routes: [
    {path: '/post', hash: '1', exact: true},
    {
      path: '/',
      hash: '2',
      routes: [
        {path: '/b/c', hash: '3', exact: true},
        {path: '/a', hash: '4', exact: true, sidebar: 'main'},
        {path: '/', hash: '5', exact: true},
        {path: '/b', hash: '6', exact: true},
      ],
    },
    {path: '*'},
  ],
  chunkNames: {
    '/post-1': {__comp: 'post', items: [{content: 'text'}] as never},
    '/-2': {__comp: 'root'},
    '/b/c-3': {__comp: 'doc', content: 'bc'},
    '/a-4': {__comp: 'doc', content: 'a'},
    '/-5': {__comp: 'doc', content: 'home'},
    '/b-6': {__comp: 'doc', content: 'b'},
  },
  modules: Object.fromEntries(
    ['post', 'text', 'root', 'doc', 'bc', 'a', 'home', 'b'].map((name) => [name, `@site/${name}`]),
  ),
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {versions: [{name: 'current', mainDocId: 'home', docs}]},
    },
    'latest-post': {default: {title: 'A post'}},
  },
};

const split = splitTables(tables, '/', 2);

test('neighbouring paths are in one part, which its first path names', () => {
  expect(split.starts).toEqual(['/a', '/b/c']);
  expect(split.parts.map(({leaves}) => leaves.map(({route}) => route.path))).toEqual([
    ['/a', '/b'],
    ['/b/c', '/post'],
  ]);
});

test('each page knows the branch it is below, and keeps what its plugin says of it', () => {
  expect(split.branches).toEqual([
    {parent: -1, route: {path: '*'}},
    {parent: 0, route: {path: '/', hash: '2'}},
  ]);
  expect(split.parts[0]?.leaves[0]).toEqual({
    branch: 1,
    route: {path: '/a', hash: '4', exact: true, sidebar: 'main'},
  });
  expect(split.parts[1]?.leaves[1]?.branch).toBe(0);
});

test('the home page, the branches and the last resort are there from the start', () => {
  expect(split.always.leaves.map(({route}) => route.path)).toEqual(['/', '*']);
  expect(Object.keys(split.always.modules).sort()).toEqual(['doc', 'home', 'root']);
});

test('a part brings the code of its pages, and nothing that is there already', () => {
  expect(split.parts[0]?.modules).toEqual({a: '@site/a', b: '@site/b'});
  expect(Object.keys(split.parts[1]?.modules ?? {}).sort()).toEqual(['bc', 'post', 'text']);
});

test('no page is lost, however many are in a part', () => {
  for (const size of [1, 2, 3, 100]) {
    const {parts, always} = splitTables(tables, '/', size);
    const paths = [always, ...parts].flatMap(({leaves}) => leaves.map(({route}) => route.path));
    expect(paths.sort()).toEqual(['*', '/', '/a', '/b', '/b/c', '/post']);
  }
});

test('the list of docs comes with the parts, but for the main one', () => {
  expect(split.globalData).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {versions: [{name: 'current', mainDocId: 'home', docs: [docs[3]]}]},
    },
    'latest-post': {default: {title: 'A post'}},
  });
  expect(split.always.docs).toEqual([]);
  expect(split.parts[1]?.docs).toEqual([{pluginId: 'default', version: 'current', doc: docs[2]}]);
});

test('a site below a base address has its home page there', () => {
  const {always} = splitTables(tables, '/b', 2);
  expect(always.leaves.map(({route}) => route.path)).toEqual(['/b', '*']);
});
