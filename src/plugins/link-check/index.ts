import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, Globby} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {redirects} from '../../config/redirects';
import {parseMarkdown} from '../markdown/parse';
import {linkProblem, rootLinksOf} from './links';

/**
 * Reports links from the root of the site (`/guides/vpn`) that lead nowhere, with file and line;
 * Docusaurus itself can only name the page. It stops a build, and warns while a writer works.
 */
export default function linkCheck({siteDir}: LoadContext): Plugin {
  return {
    name: 'link-check',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const pages = [
        ...docs.loadedVersions.flatMap((version) => version.docs),
        ...blog.blogPosts.map(({metadata}) => metadata),
      ];
      const paths = new Set([
        ...pages.map(({permalink}) => permalink),
        ...redirects.map(({from}) => from),
        ...(await Globby('**/*', {cwd: path.join(siteDir, 'static')})).map((file) => `/${file}`),
        ...[
          '/blog',
          '/blog/archive',
          '/blog/authors',
          '/blog/tags',
          '/blog/rss.xml',
          '/blog/atom.xml',
        ],
        ...Object.values(blog.blogTags).map(({permalink}) => permalink),
        '/search',
      ]);
      const problems = await Promise.all(
        pages.map(async ({source}) => {
          const file = aliasedSitePathToRelativePath(source);
          const text = await readFile(path.join(siteDir, file), 'utf8');
          return rootLinksOf(parseMarkdown(text)).flatMap(({url, line}) => {
            const problem = linkProblem(url, paths);
            return problem ? [`${file}:${line}: ${problem}.`] : [];
          });
        }),
      );
      if (problems.flat().length === 0) {
        return;
      }
      const message = problems.flat().join('\n');
      if (process.env.NODE_ENV === 'production') {
        throw new Error(message);
      }
      logger.warn(message);
    },
  };
}
