import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {templates} from '../../config/templates';
import type {Page} from '../../navigation/nearestPages';
import {writeGeneratedFile} from '../../content/development/generated-file';

const name = 'page-index';

/**
 * Lists the pages and posts that a reader can be sent to, for the not-found page. Written to where
 * `@generated/page-index/default/pages.json` finds it, in the way of the search records.
 */
export default function pageIndex({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  return {
    name,
    async allContentLoaded({allContent}) {
      const file = path.join(generatedFilesDir, name, 'default', 'pages.json');
      const pages = pagesOf(allContent).filter((page) => page.path !== baseUrl);
      await writeGeneratedFile(file, JSON.stringify(pages));
    },
  };
}

function pagesOf(allContent: AllContent): Page[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return [
    ...(docs?.loadedVersions ?? [])
      .flatMap((version) => version.docs)
      .filter(({draft, id}) => !draft && !templates.has(id)),
    ...(blog?.blogPosts ?? []).map(({metadata}) => metadata),
  ]
    .filter(({unlisted}) => !unlisted)
    .map(({permalink, title}) => ({path: permalink, title}));
}
