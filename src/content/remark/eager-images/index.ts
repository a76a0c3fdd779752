import type {Nodes, Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';

type Element = Extract<Nodes, {type: 'mdxJsxTextElement' | 'mdxJsxFlowElement'}>;

/** How many headings may precede an image that still counts as being at the top. */
const headings = 1;

/**
 * Attributes of the element override those of the theme, which loads images lazily and decodes them
 * asynchronously.
 */
const early: Readonly<Record<string, string>> = {
  loading: 'eager',
  decoding: 'sync',
  fetchPriority: 'high',
};

/**
 * Remark plugin that makes images at the top of a page load eagerly, since one of them is usually
 * the largest contentful paint. Runs after Docusaurus has turned Markdown images into elements.
 */
export default function eagerImages(): (tree: Root) => void {
  return (tree) => {
    let passed = 0;
    visit(tree, (node: Nodes) => {
      passed += node.type === 'heading' && node.depth > 1 ? 1 : 0;
      if (passed > headings) {
        return EXIT;
      }
      if (isElement(node) && node.name === 'img') {
        comeEarly(node);
      }
      return undefined;
    });
  };
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
}

function comeEarly({attributes}: Element): void {
  const own = new Set(attributes.map((attribute) => 'name' in attribute && attribute.name));
  for (const [name, value] of Object.entries(early)) {
    if (!own.has(name)) {
      attributes.push({type: 'mdxJsxAttribute', name, value});
    }
  }
}
