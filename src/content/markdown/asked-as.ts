import type {Nodes} from 'mdast';

const comment = /^\/\*\s*asked as:(?<wordings>[^]*)\*\/$/;

/**
 * Returns the other words by which people ask for a section, from the comment below its heading:
 * `{/* asked as: printer offline; add a printer *\/}`. Readers do not see it; the search finds the
 * section by it.
 *
 * @returns undefined if the node is anything else
 */
export function askedAs(node: Nodes): string[] | undefined {
  const wordings =
    node.type === 'mdxFlowExpression'
      ? comment.exec(node.value.trim())?.groups?.wordings
      : undefined;
  return wordings?.split(';').map((wording) => wording.replace(/\s+/g, ' ').trim());
}
