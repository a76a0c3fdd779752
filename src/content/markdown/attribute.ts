import type {Nodes} from 'mdast';

/**
 * An attribute of a component in a page.
 *
 * @returns its text, trimmed; undefined when the component has no such attribute, or when it is
 *   written as code
 */
export function textAttribute(node: Nodes, name: string): string | undefined {
  const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value.trim() : undefined;
}
