import {existsSync} from 'node:fs';
import path from 'node:path';
import {transformWithOxc, type Plugin} from 'vite';

const exportsFolder = path.resolve('node_modules/@docusaurus/core/lib/client/exports');

/** Stand-ins for modules that a theme brings; those that a build generates are empty. */
const standIns: Record<string, string> = {
  '@generated/site-storage': "export default {type: 'localStorage', namespace: ''};",
  '@theme/Layout': 'export default ({children}) => children;',
};

/**
 * Resolves the modules of Docusaurus as its own bundler does: those of its runtime are the real
 * ones, and those that a build generates, or a theme brings, have stand-ins.
 */
export default function docusaurus(): Plugin {
  return {
    name: 'docusaurus',
    enforce: 'pre',
    resolveId(source) {
      if (/^@(?:generated|theme)\//.test(source)) {
        return `\0${source}`;
      }
      const file = path.join(exportsFolder, `${source.replace('@docusaurus/', '')}.js`);
      return source.startsWith('@docusaurus/') && existsSync(file) ? file : null;
    },
    load(id) {
      return id.startsWith('\0@') ? (standIns[id.slice(1)] ?? 'export default {};') : null;
    },
    // Docusaurus's packages have JSX in files named .js.
    transform(code, id) {
      return /@docusaurus\/.*\.js$/.test(id)
        ? transformWithOxc(code, id, {lang: 'jsx', jsx: {runtime: 'automatic'}})
        : null;
    },
  };
}
