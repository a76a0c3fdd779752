import type {Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Puts the listener for searches that are opened before the page is alive into the head of pages. */
export default function earlySearch(): Plugin {
  const listener = path.join(__dirname, 'listener.js');
  return {
    name: 'early-search',
    getPathsToWatch: () => [listener],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: readFileSync(listener, 'utf8')}],
    }),
  };
}
