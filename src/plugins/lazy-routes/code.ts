import {hashMark} from './fileNames';
import type {Part, Split} from './split';

/** The files of a split, by their names; `routes.js` is the one to import. */
export function filesOf(split: Split): Record<string, string> {
  return {
    ...Object.fromEntries(split.parts.map((part, index) => [`part${index}.js`, codeOf(part)])),
    'always.js': codeOf(split.always),
    'routes.js': routesCode(split),
    // Filled as parts arrive.
    'globalData.js': `export default JSON.parse(${JSON.stringify(JSON.stringify(split.globalData))});\n`,
    'chunkNames.js': 'export default {};\n',
    'registry.js': 'export default {};\n',
  };
}

function routesCode({branches, starts}: Split): string {
  const loaders = starts.map(
    (_, index) => `  () => import(/* webpackChunkName: "routes${index}" */ './part${index}.js'),`,
  );
  return `import createRoutes from '@site/src/client/lazyRoutes';
import always from './always.js';

export default createRoutes({
  branches: ${JSON.stringify(branches)},
  always,
  starts: ${JSON.stringify(starts)},
  loaders: [
${loaders.join('\n')}
  ],
  hashes: ${hashesCode(starts.map((_, index) => `routes${index}`))},
});
`;
}

function codeOf({leaves, chunkNames, modules, docs}: Part): string {
  const imports = Object.entries(modules).map(([name, module]) => {
    const request = JSON.stringify(module);
    // What a plugin says of itself is a line, and not worth a request.
    const how = module.endsWith('/__plugin.json')
      ? 'webpackMode: "eager"'
      : `webpackChunkName: "${name}"`;
    return `    ${JSON.stringify(name)}: [() => import(/* ${how} */ ${request})],`;
  });
  return `export default {
  leaves: ${JSON.stringify(leaves)},
  chunkNames: ${JSON.stringify(chunkNames)},
  docs: ${JSON.stringify(docs)},
  registry: {
${imports.join('\n')}
  },
  hashes: ${hashesCode(Object.keys(modules))},
};
`;
}

/** The hashes in the names of the files of chunks, once they are known. */
function hashesCode(chunks: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(chunks.map((chunk) => [chunk, hashMark(chunk)])));
}
