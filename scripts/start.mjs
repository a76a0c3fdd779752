/** `npm start`: installs what is missing, then serves the site while it is being written. */
import {spawn} from 'node:child_process';
import {installMissing, root} from './lib/install.mjs';

installMissing('npm start');

const server = spawn(
  process.execPath,
  [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'start',
    '--no-open',
    ...process.argv.slice(2),
  ],
  {cwd: root, stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}},
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
