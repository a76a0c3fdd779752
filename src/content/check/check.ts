import {Globby} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {VFileMessage} from 'vfile-message';
import {askedAsProblems} from './asked-as';
import {componentProblems} from './components';
import {frontMatterProblems} from './front-matter';
import {keyProblems} from './keys';
import {parseMarkdown, type ParsedMarkdown} from '../markdown/parse';
import {waypointProblems} from './waypoints';

/** Something in a page that has to be fixed before the site can be built. */
export interface ContentProblem {
  /** Path from the root of the repository, with slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** What is wrong and what to do, without the location and the final period. */
  message: string;
}

/** Formats problems as lines such as `docs/guides/vpn.md:12: link to "./x.md" … .` */
export function report(problems: readonly ContentProblem[]): string {
  return problems.map(({file, line, message}) => `${file}:${line}: ${message}.`).join('\n');
}

/**
 * Checks the sources of the pages: front matter, MDX syntax, links to other files, images and their
 * text alternatives, components for writers, keys, waypoints, other wordings for the search.
 *
 * @param root the folder that holds docs/, blog/ and static/
 */
export async function checkSources(root: string): Promise<ContentProblem[]> {
  const pages = await Globby(['docs/**/*.{md,mdx}', 'blog/**/*.{md,mdx}'], {cwd: root});
  const files = new Set([
    ...pages,
    ...(await Globby(['docs/**', 'blog/**', 'static/**'], {cwd: root})),
  ]);
  const problems = await Promise.all(
    pages.toSorted().map(async (file) => {
      const content = await readFile(path.join(root, file), 'utf8');
      return checkPage(file, content, files);
    }),
  );
  return problems.flat();
}

/**
 * Checks one page.
 *
 * @param files every file below docs/, blog/ and static/, from the root of the repository
 */
export function checkPage(
  file: string,
  content: string,
  files: ReadonlySet<string>,
): ContentProblem[] {
  const frontMatter = frontMatterProblems(file, content).map((problem) => ({file, ...problem}));
  try {
    const parsed = parseMarkdown(content);
    const components = componentProblems(file, parsed).map((problem) => ({file, ...problem}));
    // The documents for contributors are read on GitHub, which has no component for keys.
    const keys = /^(?:docs|blog)\//.test(file)
      ? keyProblems(parsed).map((problem) => ({file, ...problem}))
      : [];
    const wordings = askedAsProblems(parsed).map((problem) => ({file, ...problem}));
    const waypoints = waypointProblems(parsed).map((problem) => ({file, ...problem}));
    return [
      ...frontMatter,
      ...waypoints,
      ...fileLinkProblems(file, parsed, files),
      ...components,
      ...keys,
      ...wordings,
    ];
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      throw error;
    }
    const message = `is not valid MDX: ${error.reason} (write a literal "{" or "<" in backticks)`;
    return [...frontMatter, {file, line: error.line ?? 1, message}];
  }
}

function fileLinkProblems(
  file: string,
  {tree}: ParsedMarkdown,
  files: ReadonlySet<string>,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') {
      return;
    }
    const {type, url} = node;
    const add = (message: string) =>
      problems.push({file, line: node.position?.start.line ?? 1, message});
    const target = targetFile(file, url);
    if (target !== undefined && !files.has(target)) {
      add(
        type === 'image'
          ? `image "${url}" does not exist; correct the path, or add the file`
          : `link to "${url}" leads to no file; correct the path, or add the page`,
      );
    }
    if (node.type === 'image' && !node.alt?.trim()) {
      add(`image "${url}" has no text alternative; write what it tells: ![…](${url})`);
    }
  });
  return problems;
}

/** Returns the file that a link or image refers to, or undefined for URLs, routes and anchors. */
function targetFile(file: string, url: string): string | undefined {
  const target = decodeURI(url.split(/[?#]/)[0] ?? '');
  if (target === '' || /^[a-z][a-z0-9+.-]*:/i.test(target)) {
    return undefined;
  }
  if (target.startsWith('/')) {
    // An absolute path is a route, unless it names a file in static/.
    return /\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(target) ? `static${target}` : undefined;
  }
  return path.posix.join(path.posix.dirname(file), target);
}
