import type {ListItem, Nodes, Paragraph, Root, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A block of a page that makes one statement. */
export interface Block {
  line: number;
  /** What it is made of. */
  nodes: readonly Nodes[];
  /** Everything under the same heading, the heading included. */
  section: readonly Nodes[];
  /** The code that a row or an item begins with, when a definition follows it. */
  subject: string | undefined;
  /** What follows that code, components left out. */
  description: string;
  sentences: readonly Sentence[];
}

interface Sentence {
  text: string;
  /** What stands in backticks or as keys in the block. */
  code: readonly string[];
}

/** The rows, items, paragraphs and admonitions of a page, without its fences. */
export function blocksOf(tree: Root): Block[] {
  return sectionsOf(tree).flatMap((section) =>
    section.flatMap((node) => blocksIn(node, section, undefined)),
  );
}

/** The page cut at its headings. */
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

/** `- \`name\`: text`; with a comma or a verb after the name it is a sentence, no definition. */
function definitionOf({children: [first]}: ListItem, text: Paragraph): Definition | undefined {
  const [code, ...rest] = text.children;
  const description = rest.map((node) => toString(node)).join('');
  return first === text && code?.type === 'inlineCode' && /^\s*[:–—]/.test(description)
    ? {subject: code.value, description: description.replace(/^\s*[:–—]/, '')}
    : undefined;
}

/** A row whose first cell is a name and what else it is called, and whose others are about it. */
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

/** Keys count as code: both are what a reader types. */
function textWithCode(node: Nodes): string {
  if (node.type === 'inlineCode' || ('name' in node && node.name === 'Kbd')) {
    return `\`${toString(node)}\``;
  }
  return 'children' in node ? node.children.map(textWithCode).join('') : toString(node);
}
