import path from 'node:path';
import {stringify} from 'yaml';
import type {Peer, PlainPage, SiteText} from './peer.mjs';

/** Returns the files of a peer's site by path: its package.json, configuration and pages. */
export function filesOf(peer: Peer, text: SiteText): Record<string, string> {
  const manifest = {private: true, dependencies: peer.dependencies};
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    ...peer.files(text),
    ...Object.fromEntries(
      text.pages.map((page) => [
        path.posix.join(peer.folders.pages, `${page.path.slice(1) || 'index'}.md`),
        pageText(page, peer),
      ]),
    ),
  };
}

function pageText({title, description, markdown}: PlainPage, {hasTitleInText}: Peer): string {
  const frontMatter = `---\n${stringify({title, description}, {lineWidth: 0})}---\n`;
  const heading = hasTitleInText ? `\n# ${title}\n` : '';
  return `${frontMatter}${heading}\n${markdown}`;
}
