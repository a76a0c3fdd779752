import type {Definition, Image, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ParsedMarkdown} from '../markdown/parse';

/** A link or an image of a page, as written. */
export interface MarkdownLink {
  url: string;
  /** Line of the file, counted from 1. */
  line: number;
}

/** Returns the absolute links of a page, for example `/guides/vpn#tailscale`. */
export function rootLinksOf({tree}: ParsedMarkdown): MarkdownLink[] {
  const links: MarkdownLink[] = [];
  visit(tree, (node) => {
    if (isLink(node) && /^\/(?!\/)/.test(node.url)) {
      links.push({url: node.url, line: node.position?.start.line ?? 1});
    }
  });
  return links;
}

function isLink(node: {type: string}): node is Link | Definition | Image {
  return ['link', 'definition', 'image'].includes(node.type);
}

/**
 * Returns what is wrong with an absolute link, or undefined.
 *
 * @param paths every path that exists: routes, redirects, static files
 */
export function linkProblem(url: string, paths: ReadonlySet<string>): string | undefined {
  const path = url.split(/[?#]/)[0] ?? '';
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (paths.has(trimmed)) {
    return undefined;
  }
  const last = trimmed.split('/').at(-1) ?? '';
  const near = [...paths].find((candidate) => last !== '' && candidate.endsWith(`/${last}`));
  return `link to "${url}" leads nowhere; ${
    near ? `did you mean "${near}"?` : 'correct it, or add the page or a redirect'
  }`;
}
