import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {site} from '../../config/site';
import {servedWhileWriting} from '../served-while-writing';
import {securityTxt} from './text';

const name = 'security-txt';

/**
 * Writes `/.well-known/security.txt` with each build, so that the day on which it expires moves on
 * as long as the site is built.
 */
export default function securityTxtPlugin(context: LoadContext): Plugin {
  const {generatedFilesDir, baseUrl, siteConfig} = context;
  const whileWriting = path.join(generatedFilesDir, name);

  async function write(folder: string): Promise<void> {
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
  }

  return {
    name,
    contentLoaded: () => write(whileWriting),
    configureWebpack: () => servedWhileWriting(whileWriting, `${baseUrl}.well-known`),
    postBuild: ({outDir}) => write(path.join(outDir, '.well-known')),
  };
}
