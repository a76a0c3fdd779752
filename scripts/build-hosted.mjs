/** `npm run build:hosted`: builds the site as the browser tests of hosted services need it. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hostedEnvironment, hostedSite} from './lib/hosted-site.mjs';
import {root} from './lib/install.mjs';

const {folder} = hostedSite;
const parent = path.join(root, path.dirname(folder));
mkdirSync(parent, {recursive: true});
writeFileSync(path.join(parent, 'package.json'), '{"type": "module"}\n');
const {status} = spawnSync(
  path.join(root, 'node_modules/.bin/docusaurus'),
  ['build', '--out-dir', folder],
  {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, SOCIAL_CARDS: 'off', ...hostedEnvironment},
  },
);
process.exitCode = status ?? 1;
