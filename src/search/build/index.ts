import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {serializePages} from '../core/serialize';
import type {Page} from '../core/pages';
import {defaultRank} from '../core/record';
import {templates} from '../../config/templates';
import {firstNowThenLater} from '../../content/development/first-now-then-later';
import {writeGeneratedFile} from '../../content/development/generated-file';
import {expandGenerated} from '../../content/generated-text/expand';
import {parseMarkdown} from '../../content/markdown/parse';
import {withContexts, type ParsedPage} from './contexts';
import {everydayWordsOf} from './everyday';
import {messageTexts, withMessages} from './messages';
import {withoutAnswer, withQuestions} from './questions';
import {sectionsOf} from './sections';

/** The tag of pages outside any docs version, as named by DocSearch's contextual search. */
const untagged = 'default';

/**
 * Lists and news mention many topics briefly, and would outrank the pages that explain them. Pages
 * declare this themselves (`search_rank`), and posts are always news.
 */
const rankOfPost = 50;

/** The name of the plugin and of its data folder. */
const name = 'search-records';

type SidebarItem = LoadedVersion['sidebars'][string][number];

type PageSource = Omit<Page, 'sections' | 'language'> & {
  source: string;
  /** Whether only the page itself is found, and none of its samples. */
  isTemplate?: boolean;
};

/**
 * Creates the search records from the Markdown of the pages, in a build and on every change during
 * development.
 */
export default function searchRecords(context: LoadContext): Plugin {
  const run = firstNowThenLater();
  return {
    name,
    async allContentLoaded({allContent}) {
      await run(async () => {
        const pages = [...docsPages(allContent), ...blogPages(allContent)];
        const parsed = await Promise.all(
          pages.map((page) => readPage(page, context.siteDir, context.i18n.currentLocale)),
        );
        const told = withContexts(parsed).map(withoutSignposts);
        await writeIndex(context, withQuestions(withMessages(told)));
      });
    },
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              // Loaded as data, which browsers parse faster than a script of the same size.
              test: /[\\/](?:search-records[\\/]default|search[\\/]phrasebooks)[\\/]\w+\.json$/,
              dependency: 'url',
              type: 'asset/resource',
              generator: {filename: 'assets/search/[name].[contenthash:8][ext]'},
            },
          ],
        },
      };
    },
  };
}

/** Writes the index to `@generated/search-records/default/first.json` and `rest.json`. */
async function writeIndex(context: LoadContext, pages: readonly Page[]): Promise<void> {
  const folder = path.join(context.generatedFilesDir, name, 'default');
  const parts = Object.entries(
    serializePages(pages, {
      everydayWords: everydayWordsOf(pages),
      unanswered: withoutAnswer(pages),
    }),
  );
  await Promise.all(
    parts.map(([part, data]) =>
      writeGeneratedFile(path.join(folder, `${part}.json`), JSON.stringify(data)),
    ),
  );
}

async function readPage(
  {source, isTemplate = false, ...page}: PageSource,
  siteDir: string,
  language: string,
): Promise<ParsedPage> {
  const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
  const text = await readFile(file, 'utf8');
  try {
    const sections = sectionsOf(parseMarkdown(expandGenerated(text, {without: messageTexts})));
    const found = isTemplate
      ? sections.slice(0, 1).map((section) => ({...section, blocks: [], links: []}))
      : sections;
    return {file, page: {...page, language, sections: found}};
  } catch (error) {
    throw new Error(`The search cannot read ${path.relative(siteDir, file)}.`, {cause: error});
  }
}

function docsPages(allContent: AllContent): PageSource[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined;
  return (content?.loadedVersions ?? []).flatMap((version) => {
    const groups = groupsOf(version);
    return version.docs
      .filter((doc) => !doc.draft && !doc.unlisted)
      .map((doc) => ({
        source: doc.source,
        isTemplate: templates.has(doc.id),
        url: doc.permalink,
        title: doc.title,
        ...labelOf(doc),
        description: doc.description,
        keywords: keywordsOf(doc.frontMatter),
        group: groups.get(doc.id) ?? 'Documentation',
        rank: rankOf(doc.frontMatter),
        tag: `docs-default-${version.versionName}`,
        version: version.versionName,
      }));
  });
}

function blogPages(allContent: AllContent): PageSource[] {
  const content = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return (content?.blogPosts ?? [])
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({
      source: metadata.source,
      url: metadata.permalink,
      title: metadata.title,
      description: metadata.description,
      keywords: keywordsOf(metadata.frontMatter),
      group: 'Blog',
      rank: rankOfPost,
      tag: untagged,
      version: 'current',
    }));
}

/** The name of a page in the sidebar, unless it is its title. */
function labelOf({title, frontMatter}: DocMetadata): Pick<Page, 'label'> {
  const label = frontMatter.sidebar_label;
  return typeof label === 'string' && label !== title ? {label} : {};
}

function keywordsOf(frontMatter: Record<string, unknown>): string[] {
  return Array.isArray(frontMatter.keywords) ? frontMatter.keywords.map(String) : [];
}

function rankOf(frontMatter: Record<string, unknown>): number {
  return typeof frontMatter.search_rank === 'number' ? frontMatter.search_rank : defaultRank;
}

/**
 * Leaves out the last section of most guides, which links to others. What it says about them is in
 * their contexts by then.
 */
function withoutSignposts(page: Page): Page {
  return {...page, sections: page.sections.filter(({title}) => title !== 'Where next')};
}

/** Returns the label of the top-level sidebar category of each page, by page id. */
export function groupsOf(version: LoadedVersion): Map<string, string> {
  const groups = new Map<string, string>();
  const visit = (items: readonly SidebarItem[], group?: string) => {
    for (const item of items) {
      if (item.type === 'category') {
        visit(item.items, group ?? item.label);
      } else if (item.type === 'doc' && group) {
        groups.set(item.id, group);
      }
    }
  };
  Object.values(version.sidebars).forEach((items) => visit(items));
  return groups;
}
