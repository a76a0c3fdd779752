import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../src/content/markdown/parse';
import type {Problem} from '../lib/problem';

/** A Markdown file for contributors. */
export interface Document {
  file: string;
  text: string;
}

/** Paths that a build or an installation creates. */
const notInGit = /^(?:build|build-hosted|node_modules|deploy\/generated|generated)(?:\/|$)/;
const examples = new Set(['docs/guides/gaming.mdx', 'blog/YYYY-MM-DD-slug.md']);

const extension = /\.(?:conf|css|json|mdx?|m?[jt]sx?|mts|yml)$/;

/**
 * Finds paths in backticks that do not exist, from the root of the repository or from the folder of
 * the document. A name without a folder may be that of any file.
 *
 * @param files every file of the repository
 * @param isInstalled whether an installed package has a file. Those of Docusaurus are written without
 *   their scope, such as `core/lib/index.js`
 */
export function pathProblems(
  {file, text}: Document,
  files: ReadonlySet<string>,
  isInstalled: (file: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  const places = placesOf(files);
  visit(parseMarkdown(text).tree, 'inlineCode', ({value, position}) => {
    const isPath =
      // An extension alone, such as `.mdx`, is not a file.
      /^(?!\.\w+$)[\w.@-]+(?:\/[\w.@-]+)*\/?$/.test(value) &&
      (extension.test(value) || value.endsWith('/') || places.has(value.split('/')[0] ?? ''));
    if (!isPath || notInGit.test(value) || examples.has(value)) {
      return;
    }
    const target = value.replace(/\/$/, '');
    const isThere =
      places.has(target) ||
      places.has(path.posix.join(path.posix.dirname(file), target)) ||
      isInstalled(value) ||
      (!value.includes('/') && [...files].some((known) => path.posix.basename(known) === value));
    if (!isThere) {
      const message = `names \`${value}\`, which does not exist; correct the path`;
      problems.push({file, line: position?.start.line ?? 1, message});
    }
  });
  return problems;
}

/** Finds lines of the map, the `text` fence of the README, with a path that does not exist. */
export function mapProblems({file, text}: Document, files: ReadonlySet<string>): Problem[] {
  const places = placesOf(files);
  const problems: Problem[] = [];
  visit(parseMarkdown(text).tree, 'code', ({lang, value, position}) => {
    if (lang !== 'text') {
      return;
    }
    let parent = '';
    value.split('\n').forEach((row, index) => {
      const isInside = row.startsWith(' ');
      const names = /^(?:[\w.-]+(?:\/|\.ts) *)+/.exec(row.trim())?.[0].trim().split(/ +/) ?? [];
      parent = isInside ? parent : (names[0] ?? '');
      for (const name of names) {
        const shown = isInside ? `${parent}${name}` : name;
        if (!places.has(shown.replace(/\/$/, ''))) {
          const message = `shows ${shown}, which does not exist; correct the map`;
          problems.push({file, line: (position?.start.line ?? 0) + index + 1, message});
        }
      }
    });
  });
  return problems;
}

/**
 * Finds names of npm scripts that do not exist, and scripts that no list explains.
 *
 * @param lists the documents in one of which each script must be named
 * @param scripts the names in package.json
 */
export function commandProblems(
  documents: readonly Document[],
  lists: readonly Document[],
  scripts: readonly string[],
): Problem[] {
  const named = /\bnpm (?:run )?(?<script>(?<=run )[\w:-]+|start\b|test\b)/g;
  const gone = documents.flatMap(({file, text}) =>
    text.split('\n').flatMap((row, index) =>
      [...row.matchAll(named)]
        .filter(({groups}) => !scripts.includes(groups?.script ?? ''))
        .map(([command]) => ({
          file,
          line: index + 1,
          message: `names \`${command}\`, which package.json does not have; correct it`,
        })),
    ),
  );
  const listed = new Set(
    lists.flatMap(({text}) => [...text.matchAll(named)].map(({groups}) => groups?.script)),
  );
  const unlisted = scripts
    .filter((script) => !listed.has(script))
    .map((script) => ({
      file: 'package.json',
      message: `has the script ${script}, which README.md and CONTRIBUTING.md do not explain; list it there`,
    }));
  return [...gone, ...unlisted];
}

/** Returns the files and all folders above them. */
function placesOf(files: ReadonlySet<string>): ReadonlySet<string> {
  const places = new Set(files);
  for (const file of files) {
    for (let folder = path.posix.dirname(file); folder !== '.';) {
      places.add(folder);
      folder = path.posix.dirname(folder);
    }
  }
  return places;
}
