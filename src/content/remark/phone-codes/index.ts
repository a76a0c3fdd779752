import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {encode} from 'uqr';
import {site} from '../../../config/site';

/**
 * Remark plugin that draws the QR code of each `<PhoneCode>`, which leads to the page itself, so that
 * readers load no script for it.
 */
export default function phoneCodes(): (tree: Root, file: {path?: string}) => void {
  return (tree, file) => {
    visit(tree, (node: Nodes) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'PhoneCode') {
        const url = site.url + routeOf(file.path ?? '');
        const {size, data} = encode(url, {ecc: 'L', border: 0});
        node.attributes.push(
          {type: 'mdxJsxAttribute', name: 'url', value: url},
          {type: 'mdxJsxAttribute', name: 'size', value: String(size)},
          {type: 'mdxJsxAttribute', name: 'path', value: pathOf(data)},
        );
      }
    });
  };
}

/** Returns the route of a page from its file, `docs/guides/vpn.mdx`. */
function routeOf(file: string): string {
  const route = /(?:^|\/)docs(?<route>\/.+)\.mdx?$/.exec(file.replaceAll('\\', '/'))?.groups?.route;
  if (route === undefined) {
    throw new Error(`${file}: <PhoneCode> is not in a page below docs/; move it there.`);
  }
  return route;
}

/** Returns the path of an SVG in which each dark module is a square of 1. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({index, 0: run}) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
