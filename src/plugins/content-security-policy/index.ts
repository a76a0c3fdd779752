import type {LoadContext} from '@docusaurus/types';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {askOrigins, type AskFields} from '../../config/ask';
import {searchOrigins} from '../../search/algolia/hosts';
import {searchConfigOf} from '../../search/core/config';
import type {BuildStep} from '../after-build';
import {eachPage} from '../after-build/eachPage';
import {caddyHeaders, headersFile, nginxHeaders, securityHeaders} from './headers';
import {inlineCodeOf, joinInlineCode, withPolicy, type InlineCode} from './inline';
import {policyOf, textOfPolicy} from './policy';

/**
 * Writes a strict Content Security Policy into every finished page, and headers for the hosts that
 * set some. `npm start` has none: its bundler reloads pages by means that the policy forbids. A hosted
 * search and the servers for Ask are all that pages may contact besides the site itself.
 */
export default function contentSecurityPolicy({siteConfig}: LoadContext): BuildStep {
  // Set from readAskSettings.
  const ask = siteConfig.customFields?.ask as AskFields | undefined;
  const origins = [...searchOrigins(searchConfigOf(siteConfig)), ...(ask ? askOrigins(ask) : [])];
  const textFor = (inline: InlineCode) => textOfPolicy(policyOf(inline, origins));
  return {
    name: 'content-security-policy',
    async postBuild({outDir, siteDir}) {
      const inlineCode = await eachPage(outDir, async (file) => {
        const html = await readFile(file, 'utf8');
        const inline = inlineCodeOf(html);
        await writeFileAtomic(file, withPolicy(html, textFor(inline)));
        return inline;
      });
      const headers = securityHeaders(textFor(joinInlineCode(inlineCode)));
      await writeFileAtomic(path.join(outDir, '_headers'), headersFile(headers));
      // What a server is set up with belongs to the site that it serves, not to one built aside.
      if (path.relative(siteDir, outDir) === 'build') {
        const folder = path.join(siteDir, 'deploy/generated');
        await mkdir(folder, {recursive: true});
        await writeFileAtomic(
          path.join(folder, 'security-headers.nginx.conf'),
          nginxHeaders(headers),
        );
        await writeFileAtomic(path.join(folder, 'security-headers.caddy'), caddyHeaders(headers));
      }
    },
  };
}
