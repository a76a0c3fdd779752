import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import logger from '@docusaurus/logger';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, Globby} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {redirects} from '../../config/redirects';
import {searchPagePath} from '../../config/search';
import {firstNowThenLater} from '../development/first-now-then-later';
import {parseMarkdown} from '../markdown/parse';
import {checkSources, report, type ContentProblem} from './check';
import {linkProblem, rootLinksOf} from './links';
import {navbarFile, navbarProblems, type NavbarItem} from './navbar';

/** Pages without a source file. */
const generatedRoutes = [
  `/${searchPagePath}`,
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/blog/rss.xml',
  '/blog/atom.xml',
];

/**
 * Stops the build early if a page has a problem, and lists every problem with file, line and what
 * to do. `npm start` only prints the list, soon after a page was saved. Docusaurus's own checks run as
 * well.
 */
export default async function contentCheck(context: LoadContext): Promise<Plugin> {
  const {siteDir} = context;
  const isBuild = process.env.NODE_ENV === 'production';

  function say(problems: readonly ContentProblem[]) {
    if (problems.length === 0) {
      return;
    }
    if (isBuild) {
      logger.error(`The pages cannot be built:\n${report(problems)}`);
      // A thrown error would be printed with a stack trace. Nothing has been written yet that would
      // need to be cleaned up.
      process.exit(1);
    }
    logger.warn(report(problems));
  }

  // This runs before any other plugin reads the pages, since their error messages would be less
  // helpful.
  say(await checkSources(siteDir));
  let areSourcesChecked = true;
  const run = firstNowThenLater();
  return {
    name: 'content-check',
    getPathsToWatch: () => ['docs/**/*.{md,mdx}', 'blog/**/*.{md,mdx}'],
    async allContentLoaded({allContent}) {
      await run(async () => {
        const problems = areSourcesChecked ? [] : await checkSources(siteDir);
        areSourcesChecked = false;
        say(
          problems.length > 0
            ? problems
            : [
                ...(await navbarProblemsOf(context, allContent)),
                ...(await rootLinkProblems(siteDir, allContent)),
              ],
        );
      });
    },
  };
}

const docsOf = (allContent: AllContent) =>
  allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;

async function navbarProblemsOf(
  {siteDir, siteConfig}: LoadContext,
  allContent: AllContent,
): Promise<ContentProblem[]> {
  const {items} = (siteConfig.themeConfig as {navbar: {items: readonly NavbarItem[]}}).navbar;
  const {loadedVersions} = docsOf(allContent);
  const targets = {
    docIds: loadedVersions.flatMap(({docs}) => docs.map(({id}) => id)),
    sidebarIds: loadedVersions.flatMap(({sidebars}) => Object.keys(sidebars)),
    versionNames: loadedVersions.map(({versionName}) => versionName),
  };
  const source = await readFile(path.join(siteDir, navbarFile), 'utf8');
  return navbarProblems(items, targets, source);
}

/** Returns the absolute links (`/guides/vpn`) whose target does not exist. */
async function rootLinkProblems(
  siteDir: string,
  allContent: AllContent,
): Promise<ContentProblem[]> {
  const docs = docsOf(allContent);
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
  const pages = [
    ...docs.loadedVersions.flatMap((version) => version.docs),
    ...blog.blogPosts.map(({metadata}) => metadata),
  ];
  const staticFiles = await Globby('**/*', {cwd: path.join(siteDir, 'static')});
  const paths = new Set([
    ...pages.map(({permalink}) => permalink),
    ...Object.values(blog.blogTags).map(({permalink}) => permalink),
    ...redirects.map(({from}) => from),
    ...staticFiles.map((file) => `/${file}`),
    ...generatedRoutes,
  ]);
  const problems = await Promise.all(
    pages.map(async ({source}) => {
      const file = aliasedSitePathToRelativePath(source);
      const text = await readFile(path.join(siteDir, file), 'utf8');
      return rootLinksOf(parseMarkdown(text)).flatMap(({url, line}) => {
        const message = linkProblem(url, paths);
        return message === undefined ? [] : [{file, line, message}];
      });
    }),
  );
  return problems.flat();
}
