import type {Nodes} from 'mdast';

/**
 * Returns an attribute of a component in a page.
 *
 * @returns its trimmed text, or undefined if the component does not have the attribute or its value
 *   is an expression
 */
export function textAttribute(node: Nodes, name: string): string | undefined {
  const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value.trim() : undefined;
}
