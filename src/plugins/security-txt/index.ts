import type {Plugin} from '@docusaurus/types';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {site} from '../../config/site';
import {securityTxt} from './text';

/**
 * Writes `/.well-known/security.txt` with each build, so that the day on which it expires moves on
 * as long as the site is built.
 */
export default function securityTxtPlugin(): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir, siteConfig}) {
      const file = path.join(outDir, '.well-known/security.txt');
      await mkdir(path.dirname(file), {recursive: true});
      await writeFileAtomic(
        file,
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
