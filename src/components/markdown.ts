import {useMDXComponents} from '@mdx-js/react';
import {Children, isValidElement, type ElementType, type ReactElement, type ReactNode} from 'react';

/** The props that a component reads from an element that MDX created from Markdown. */
interface MarkdownProps {
  id?: string;
  children?: ReactNode;
  className?: string;
  role?: string;
}

export type MarkdownElement = ReactElement<MarkdownProps>;

/**
 * Whether a child was a certain element in the Markdown: `is(child, 'ul')`. MDX replaces some tags
 * with components of the theme, so the type of an element is not enough.
 */
export function useIsMarkdown(): (node: ReactNode, tag: string) => node is MarkdownElement {
  const components = useMDXComponents();
  return (node, tag): node is MarkdownElement =>
    isValidElement(node) && (node.type === tag || node.type === components[tag]);
}

/** Returns the children without the line breaks that MDX leaves between blocks. */
export function blocksOf(children: ReactNode): Exclude<ReactNode, boolean | null | undefined>[] {
  return Children.toArray(children).filter((child) => child !== '\n');
}

/** Returns the text of a node, without tags. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<MarkdownProps>(child)) {
        return textOf(child.props.children);
      }
      return typeof child === 'object' ? '' : String(child);
    })
    .join('');
}

/** Returns the elements of a component in a node, at any depth. */
export function elementsOf(node: ReactNode, component: ElementType): MarkdownElement[] {
  return Children.toArray(node)
    .filter((child) => isValidElement<MarkdownProps>(child))
    .flatMap((child) =>
      child.type === component ? [child] : elementsOf(child.props.children, component),
    );
}
