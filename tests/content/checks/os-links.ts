import {createSlugger} from '@docusaurus/utils';
import type {Page} from '../lib/pages';
import {lineAt, type Problem} from '../lib/problem';
import {headingsOf} from '../lib/prose';
import type {BuiltSite} from '../lib/site';
import type {SourceFile} from '../lib/sources';
import {targetProblem} from './links';

/** A URL of this site that installed systems link to. */
export interface OsLink {
  url: string;
  path: string;
  anchor: string | null;
  uses: readonly {repository: string; path: string}[];
}

/**
 * Finds URLs that the OS links to, but that the built site does not have.
 *
 * @param list the file that lists the links
 */
export function osLinkProblems(
  site: BuiltSite,
  links: readonly OsLink[],
  list: SourceFile,
): Problem[] {
  return links.flatMap(({url, path, anchor, uses}) => {
    const problem = targetProblem(site, path + (anchor === null ? '' : `#${anchor}`));
    const [use] = uses;
    return problem === undefined
      ? []
      : [
          {
            file: list.file,
            line: lineAt(list.text, list.text.indexOf(`"${url}"`)),
            message: `${url} ${problem}. Aurora links to it from ${use ? `${use.repository}, ${use.path}` : 'an unknown place'}`,
          },
        ];
  });
}

/** An anchor that others link to. */
export interface OutsideAnchor {
  /** The route of the page, without a trailing slash. */
  route: string;
  anchor: string;
  /** The file that contains the link. */
  by: string;
}

/** Finds headings that others link to, but whose id changes with their wording. */
export function outsideAnchorProblems(
  pages: readonly Page[],
  anchors: readonly OutsideAnchor[],
): Problem[] {
  return anchors.flatMap(({route, anchor, by}) => {
    const page = pages.find(({file}) => file.replace(/^docs|\.mdx?$/g, '') === route);
    return page === undefined || headingsOf(page).some(({id}) => id === anchor)
      ? []
      : [
          {
            file: page.file,
            line: lineOf(page, anchor),
            message: `has no heading with the id that ${by} links to; write {#${anchor}} after the heading it means`,
          },
        ];
  });
}

/** Returns the line of the heading that currently has the id, or the first line of the page. */
function lineOf(page: Page, anchor: string): number {
  const slugger = createSlugger();
  return headingsOf(page).find(({text}) => slugger.slug(text) === anchor)?.line ?? 1;
}
