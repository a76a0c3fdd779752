import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {simpleHash} from '@docusaurus/utils';

/** The components of routes that a reader of one kind of page needs together. */
export const routeComponents = {
  docs: ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'],
  blog: [
    'BlogListPage',
    'BlogPostPage',
    'BlogTagsPostsPage',
    'BlogTagsListPage',
    'BlogArchivePage',
    'Blog/Pages/BlogAuthorsListPage',
  ],
};

/** Named after their content, so that a reader who comes back has them. */
const filename = 'assets/js/[name].[contenthash:8].js';

/** What the files of excerpts depend on. */
type Post = {metadata: Pick<BlogPostMetadata, 'source' | 'date'>};

interface NamedChunk {
  name?: string | undefined;
}

/**
 * Groups for `optimization.splitChunks`: what nearly all pages share, and what the pages of the
 * documentation and those of the blog share. One file each, rather than a dozen small ones, costs a
 * reader fewer requests, and fewer bytes, since compression sees more at once. The same goes for the
 * excerpts of the posts of one year.
 */
export function cacheGroups(posts: readonly Post[]): Record<string, object> {
  const files = excerptFiles(posts);
  const docs = chunksOf(routeComponents.docs);
  const blog = chunksOf(routeComponents.blog);
  return {
    site: {
      name: 'site',
      filename,
      chunks: ({name}: NamedChunk) => isIn(docs, name) || isIn(blog, name),
      // More than the components of either section.
      minChunks: Math.max(docs.size, blog.size) + 1,
      priority: 32,
      enforce: true,
    },
    docs: {
      name: 'docs',
      filename,
      chunks: ({name}: NamedChunk) => isIn(docs, name),
      priority: 31,
      enforce: true,
    },
    blog: {
      name: 'blog',
      filename,
      chunks: ({name}: NamedChunk) => isIn(blog, name),
      minChunks: 2,
      priority: 30,
      enforce: true,
    },
    excerpts: {
      name: (_module: unknown, [chunk]: readonly NamedChunk[]) => files.get(chunk?.name ?? ''),
      filename,
      chunks: ({name}: NamedChunk) => files.has(name ?? ''),
      priority: 29,
      enforce: true,
    },
  };
}

/**
 * Returns the file for the excerpt of each post, by the name of the chunk that Docusaurus makes of it.
 * A list shows the excerpts of one or two files: so many files are loaded, and not one for each post,
 * while a blog of ten files is not loaded at once.
 */
export function excerptFiles(posts: readonly Post[]): ReadonlyMap<string, string> {
  return new Map(
    posts.map(({metadata: {source, date}}) => [
      simpleHash(`${source}?truncated=true`, 8),
      `posts-${date.getUTCFullYear()}`,
    ]),
  );
}

/** Styles that stay out of the sheet of all pages. No class in one of these sheets is in another. */
export const separateSheets = {
  /** Belongs to the pages whose `<html>` has the class `pageClass`. */
  blog: {
    name: 'blog-styles',
    pageClass: 'plugin-blog',
    modules: /[\\/](?:theme-classic[\\/]lib|src)[\\/]theme[\\/]Blog/,
  },
  /** Loaded with the code of the dialog. */
  searchDialog: {
    name: 'search-dialog-styles',
    modules: /[\\/]src[\\/]search[\\/]ui[\\/]dialog[\\/]/,
  },
  /** Loaded with the code of Ask. */
  ask: {
    name: 'ask-styles',
    modules: /[\\/]src[\\/]ask[\\/]ui[\\/]/,
  },
  /** Loaded with the list of keyboard shortcuts. */
  shortcuts: {
    name: 'shortcuts-styles',
    modules: /[\\/]src[\\/]shortcuts[\\/]/,
  },
};

/**
 * Groups for `optimization.splitChunks` that take precedence over the one sheet that Docusaurus makes
 * of everything, so that a page of the documentation does not carry what only others show.
 */
export function sheetGroups(): Record<string, object> {
  return Object.fromEntries(
    Object.values(separateSheets).map(({name, modules}) => [
      name,
      {
        name,
        test: modules,
        type: 'css/mini-extract',
        chunks: 'all',
        enforce: true,
        priority: sheetPriority + 1,
      },
    ]),
  );
}

/** The priority of that one sheet in Docusaurus 3.9.2. */
export const sheetPriority = 50;

/** Docusaurus names the chunk of a route's component by a hash of its path. */
function chunksOf(components: readonly string[]): ReadonlySet<string> {
  return new Set(components.map((component) => simpleHash(`@theme/${component}`, 8)));
}

function isIn(names: ReadonlySet<string>, name: string | undefined): boolean {
  return name !== undefined && names.has(name);
}
