import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readTables} from '../../../../src/plugins/lazy-routes/tables';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tables-'));
});

afterEach(() => rm(folder, {recursive: true}));

/** The four files as Docusaurus 3.9.2 writes them. */
const files = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', '107'),
    routes: [
      {
        path: '/a',
        component: ComponentCreator('/a', '49e'),
        exact: true,
        sidebar: "main"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'registry.js': `export default {
  "4aed2991": [() => import(/* webpackChunkName: "4aed2991" */ "@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],};
`,
  'routesChunkNames.json': '{"/a-49e": {"__comp": "17896441", "content": "4aed2991"}}',
  'globalData.json': '{"a-plugin": {"default": {}}}',
};

async function write(changed: Partial<typeof files> = {}): Promise<void> {
  await Promise.all(
    Object.entries({...files, ...changed}).map(([name, text]) =>
      writeFile(path.join(folder, name), text),
    ),
  );
}

test('the tables are read without loading a page', async () => {
  await write();
  expect(await readTables(folder)).toEqual({
    routes: [
      {path: '/', hash: '107', routes: [{path: '/a', hash: '49e', exact: true, sidebar: 'main'}]},
      {path: '*'},
    ],
    modules: {'4aed2991': '@site/docs/a.md'},
    chunkNames: {'/a-49e': {__comp: '17896441', content: '4aed2991'}},
    globalData: {'a-plugin': {default: {}}},
  });
});

test('a table of another shape stops the build', async () => {
  await write({'routes.js': 'export default createRoutes();\n'});
  await expect(readTables(folder)).rejects.toThrow('createRoutes');
});
