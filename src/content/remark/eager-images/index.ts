import type {Nodes, Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';

type Element = Extract<Nodes, {type: 'mdxJsxTextElement' | 'mdxJsxFlowElement'}>;

/** Headings a page may have before a picture that still stands at its top. */
const headings = 1;

/**
 * What an element says for itself wins over the theme, which has every picture wait until it is near
 * the screen and be drawn after the text.
 */
const early: Readonly<Record<string, string>> = {
  loading: 'eager',
  decoding: 'sync',
  fetchPriority: 'high',
};

/**
 * Remark plugin that lets a picture at the top of a page come and be drawn with the text around it:
 * there it is the largest thing that a reader sees first. Runs after Docusaurus has made elements of
 * the pictures of Markdown.
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
