import type {Plugin} from '@docusaurus/types';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {redirects} from '../../config/redirects';
import {redirectRules} from './rules';

/**
 * Writes the redirects for the web servers of deploy/ into deploy/generated. The pages that
 * plugin-client-redirects writes lead on only in a browser, and with status 200.
 */
export default function hostRedirects({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'host-redirects',
    async postBuild() {
      const folder = path.join(siteDir, 'deploy/generated');
      const {nginx, caddy} = redirectRules(redirects);
      await mkdir(folder, {recursive: true});
      await writeFileAtomic(path.join(folder, 'redirects.nginx.conf'), nginx);
      await writeFileAtomic(path.join(folder, 'redirects.caddy'), caddy);
    },
  };
}
