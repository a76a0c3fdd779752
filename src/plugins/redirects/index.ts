import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext} from '@docusaurus/types';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type {BuildStep} from '../after-build';
import {redirectRules, type Redirect} from './rules';

/**
 * Leads old addresses on: in browsers by the pages of plugin-client-redirects, which a host answers
 * with status 200, and with status 301 by rules for the web servers of deploy/.
 */
export default function redirectPlugin(redirects: readonly Redirect[]) {
  return (context: LoadContext): BuildStep => {
    const pages = clientRedirects(context, {
      id: 'default',
      fromExtensions: [],
      toExtensions: [],
      redirects: [...redirects],
    });
    return {
      name: 'redirects',
      async postBuild(build) {
        await pages?.postBuild?.({...build, content: undefined});
        await writeRules(path.join(context.siteDir, 'deploy/generated'), redirects);
      },
    };
  };
}

async function writeRules(folder: string, redirects: readonly Redirect[]): Promise<void> {
  const {nginx, caddy} = redirectRules(redirects);
  await mkdir(folder, {recursive: true});
  await writeFileAtomic(path.join(folder, 'redirects.nginx.conf'), nginx);
  await writeFileAtomic(path.join(folder, 'redirects.caddy'), caddy);
}
