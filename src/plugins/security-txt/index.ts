import type {Plugin} from '@docusaurus/types';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {site} from '../../config/site';
import {securityTxt} from './text';

/**
 * Writes `/.well-known/security.txt` in each build, so that its expiry date moves on as long as the
 * site is built.
 */
export default function securityTxtPlugin(): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir, siteConfig}) {
      const folder = path.join(outDir, '.well-known');
      await mkdir(folder, {recursive: true});
      await writeFileAtomic(
        path.join(folder, 'security.txt'),
        securityTxt({
          contact: `${site.docsSource}/security/advisories/new`,
          policy: `${site.docsSource}/blob/main/SECURITY.md`,
          canonical: new URL('/.well-known/security.txt', siteConfig.url).href,
          now: new Date(),
        }),
      );
    },
  };
}
