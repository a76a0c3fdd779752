import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {createHash} from 'node:crypto';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin that tells each `<Checklist>` a version of its text, so that ticks made for another
 * text are not shown.
 */
export default function checklistVersions(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node: Nodes) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Checklist') {
        const version = createHash('sha256').update(toString(node)).digest('hex').slice(0, 8);
        node.attributes.push({type: 'mdxJsxAttribute', name: 'version', value: version});
      }
    });
  };
}
