import type {ListItem, Nodes, Paragraph, Root, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A block of a page: a table row, a list item, a paragraph or an admonition. */
export interface Block {
  line: number;
  /** The nodes of the block. */
  nodes: readonly Nodes[];
  /** All nodes under the same heading, including the heading. */
  section: readonly Nodes[];
  /** The code at the beginning of a row or an item, if a definition follows. */
  subject: string | undefined;
  /** The definition, without components. */
  description: string;
  sentences: readonly Sentence[];
}

interface Sentence {
  text: string;
  /** The code and keys in the sentence. */
  code: readonly string[];
}

/** Returns the blocks of a page. Fences are ignored. */
export function blocksOf(tree: Root): Block[] {
  return sectionsOf(tree).flatMap((section) =>
    section.flatMap((node) => blocksIn(node, section, undefined)),
  );
}

/** Splits a page at its headings. */
function sectionsOf({children}: Root): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of children) {
    if (node.type === 'heading') {
      sections.push([node]);
    } else {
      sections.at(-1)?.push(node);
    }
  }
  return sections;
}

function blocksIn(node: Nodes, section: readonly Nodes[], item: ListItem | undefined): Block[] {
  switch (node.type) {
    case 'containerDirective':
      return [blockOf(node, [node], section)];
    case 'paragraph':
      return [blockOf(node, [node], section, item && definitionOf(item, node))];
    case 'tableRow':
      return [blockOf(node, [node], section, rowOf(node))];
    case 'listItem':
      return node.children.flatMap((child) => blocksIn(child, section, node));
    default:
      return 'children' in node
        ? node.children.flatMap((child) => blocksIn(child, section, undefined))
        : [];
  }
}

interface Definition {
  subject: string;
  description: string;
}

function blockOf(
  node: Nodes,
  nodes: readonly Nodes[],
  section: readonly Nodes[],
  definition?: Definition,
): Block {
  return {
    line: node.position?.start.line ?? 1,
    nodes,
    section,
    subject: definition?.subject,
    description: definition?.description ?? '',
    sentences: sentencesOf(node),
  };
}

/** Parses a definition such as `- \`name\`: text`. A comma or a verb after the name makes it a sentence. */
function definitionOf({children: [first]}: ListItem, text: Paragraph): Definition | undefined {
  const [code, ...rest] = text.children;
  const description = rest.map((node) => toString(node)).join('');
  return first === text && code?.type === 'inlineCode' && /^\s*[:–—]/.test(description)
    ? {subject: code.value, description: description.replace(/^\s*[:–—]/, '')}
    : undefined;
}

/** Parses a row whose first cell is a name, with aliases in parentheses, and whose others describe it. */
function rowOf({children: [head, ...cells]}: TableRow): Definition | undefined {
  const [code, ...rest] = head?.children ?? [];
  const after = rest.map((node) => toString(node)).join('');
  return code?.type === 'inlineCode' && /^(?:\s*\(.*\))?$/.test(after)
    ? {subject: code.value, description: cells.map((cell) => toString(cell)).join(' ')}
    : undefined;
}

function sentencesOf(node: Nodes): Sentence[] {
  const found: Sentence[] = [];
  visit(node, (inner) => {
    if (inner.type !== 'paragraph' && inner.type !== 'tableCell') {
      return;
    }
    const parts = inner.children.map((child) =>
      'name' in child && child.name === 'Recipe' ? '' : textWithCode(child),
    );
    for (const text of parts.join('').split(/(?<=[.!?:])\s+(?=[A-Z`])/)) {
      const code = [...text.matchAll(/`(?<code>[^`]+)`/g)].map(({groups}) => groups?.code ?? '');
      found.push({text: text.replaceAll('`', ''), code});
    }
  });
  return found;
}

/** Keys count as code, since readers type both. */
function textWithCode(node: Nodes): string {
  if (node.type === 'inlineCode' || ('name' in node && node.name === 'Kbd')) {
    return `\`${toString(node)}\``;
  }
  return 'children' in node ? node.children.map(textWithCode).join('') : toString(node);
}
