/** `npm run build:hosted`: builds the site as the browser tests of hosted services need it. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hostedSite} from './lib/hosted-site.mjs';
import {root} from './lib/install.mjs';

const {folder, appId, apiKey, indexName, hosts, ask} = hostedSite;
const parent = path.join(root, path.dirname(folder));
mkdirSync(parent, {recursive: true});
writeFileSync(path.join(parent, 'package.json'), '{"type": "module"}\n');
const {status} = spawnSync(
  path.join(root, 'node_modules/.bin/docusaurus'),
  ['build', '--out-dir', folder],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SOCIAL_CARDS: 'off',
      ALGOLIA_APP_ID: appId,
      ALGOLIA_SEARCH_API_KEY: apiKey,
      ALGOLIA_INDEX_NAME: indexName,
      ALGOLIA_HOSTS: hosts.join(','),
      ALGOLIA_INSIGHTS: 'true',
      ASK_ENDPOINT: ask.endpoint,
      ASK_MODEL: ask.model,
    },
  },
);
process.exitCode = status ?? 1;
