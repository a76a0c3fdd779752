import {useMDXComponents} from '@mdx-js/react';
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

/** What a component reads of an element that MDX made of Markdown. */
interface MarkdownProps {
  id?: string;
  children?: ReactNode;
  className?: string;
  role?: string;
}

export type MarkdownElement = ReactElement<MarkdownProps>;

/**
 * Tells what a child was in the Markdown: `is(child, 'ul')`. MDX puts the theme's component in the
 * place of some tags, so that the type of an element alone does not tell.
 */
export function useIsMarkdown(): (node: ReactNode, tag: string) => node is MarkdownElement {
  const components = useMDXComponents();
  return (node, tag): node is MarkdownElement =>
    isValidElement(node) && (node.type === tag || node.type === components[tag]);
}

/** The children without the line breaks that MDX leaves between blocks. */
export function blocksOf(children: ReactNode): Exclude<ReactNode, boolean | null | undefined>[] {
  return Children.toArray(children).filter((child) => child !== '\n');
}

/** The words in a node, without its tags. */
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
