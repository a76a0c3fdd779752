import type {Root} from 'mdast';
import {headingsById} from '../../markdown/heading-ids';

/**
 * Remark plugin that marks the headings which the front matter names as `waypoints`. The mark is an
 * empty element, which Docusaurus copies into the table of contents, so that both can be numbered by
 * CSS (src/css/waypoints.css). It has to come before Docusaurus's own plugins, which make that table.
 */
export default function waypoints(): (tree: Root, file: {data: {frontMatter?: unknown}}) => void {
  return (tree, file) => {
    const {waypoints: ids = []} = (file.data.frontMatter ?? {}) as {waypoints?: readonly string[]};
    if (ids.length === 0) {
      return;
    }
    const headings = headingsById(tree);
    for (const id of ids) {
      headings.get(id)?.children.unshift({
        type: 'mdxJsxTextElement',
        name: 'span',
        attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'waypoint'}],
        children: [],
      });
    }
  };
}
