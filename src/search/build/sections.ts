import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Code, Heading, Node, Nodes, Parent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Section} from '../core/pages';
import {sessionOf} from '../../content/remark/code-blocks/session';
import {askedAs} from '../../content/markdown/asked-as';
import type {ParsedMarkdown} from '../../content/markdown/parse';

type Component = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Attributes of MDX components whose text is visible to readers. */
const spokenAttributes = new Set(['title', 'label', 'alt', 'caption', 'summary']);

/** A section with the links in its text. */
export interface ParsedSection extends Section {
  links?: readonly Link[];
}

/** A link in a text. */
interface Link {
  /** The number of the block that contains it. */
  block: number;
  /** Its target, as written. */
  target: string;
}

/**
 * Splits a page into sections. A block is a unit of text: a paragraph, a list item, a table row, a
 * code fence or the title of an admonition. The Markdown inside components is included.
 *
 * @param parsed a page without a `# heading`: its title is in the front matter
 */
export function sectionsOf({tree, source}: ParsedMarkdown): ParsedSection[] {
  const slugger = createSlugger();
  let current: ParsedSection & {askedAs: string[]; blocks: string[]} = {
    depth: 1,
    title: '',
    id: '',
    askedAs: [],
    blocks: [],
  };
  const sections = [current];

  function add(text: string, links: readonly string[] = []) {
    const block = oneLine(text);
    if (block) {
      if (links.length > 0) {
        const number = current.blocks.length;
        current.links = [
          ...(current.links ?? []),
          ...links.map((target) => ({block: number, target})),
        ];
      }
      current.blocks.push(block);
    }
  }

  /**
   * Keeps line breaks, which distinguish code from other text (see SearchRecord). Each command is a
   * line.
   */
  function addCode(text: string) {
    const lines = text.replace(/\\\n/g, ' ').split('\n').map(oneLine).filter(Boolean);
    if (lines.length > 0) {
      current.blocks.push(lines.map((line) => `${line}\n`).join(''));
    }
  }

  visit(tree, (node, index, parent) => {
    switch (node.type) {
      case 'heading':
        current = {
          depth: node.depth,
          ...headingOf(node, source, slugger),
          askedAs: [],
          blocks: [],
        };
        sections.push(current);
        return SKIP;
      case 'paragraph':
        // How long a section takes is not what it is about.
        if (!isDuration(node)) {
          add(textOf(node, source), linksIn(node));
        }
        return SKIP;
      case 'tableRow':
        // The heads of columns say little without a row: "Command · What it does".
        if (index === 0 && parent?.type === 'table') {
          return SKIP;
        }
        add(
          node.children
            .map((cell) => textOf(cell, source))
            .filter(Boolean)
            .join(' · '),
          linksIn(node),
        );
        return SKIP;
      case 'code':
        addCode([titleOf(node.meta), codeOf(node)].join('\n'));
        return SKIP;
      case 'mdxFlowExpression':
        current.askedAs.push(...(askedAs(node) ?? []));
        return SKIP;
      case 'mdxJsxFlowElement':
        // The box at the top says in brief what the sections say.
        if (isNotNow(node) || node.name === 'AtAGlance') {
          return SKIP;
        }
        spokenBy(node).forEach((text) => add(text));
        return undefined;
      default:
        return undefined;
    }
  });
  return sections;
}

/**
 * Returns the text of a heading as shown on the page, and its id by the rules of Docusaurus's own
 * heading plugin, which ignores directives: the id of `## On aurora:stable` is "on-aurora".
 */
function headingOf(heading: Heading, source: string, slugger: ReturnType<typeof createSlugger>) {
  const {text, id} = parseMarkdownHeadingId(toString(heading));
  const shown = parseMarkdownHeadingId(textOf(heading, source)).text;
  return {title: oneLine(shown), id: id ?? slugger.slug(text)};
}

/** Returns the file name shown above a code fence: ```` ```ini title="/etc/x" ````. */
function titleOf(meta: string | null | undefined): string {
  return /title=(["'])(?<title>.*?)\1/.exec(meta ?? '')?.groups?.title ?? '';
}

/**
 * Returns the text of a fence, without the prompts of a terminal session, which nobody searches
 * for.
 */
function codeOf({lang, value}: Code): string {
  return lang === 'console'
    ? sessionOf(value)
        .map(({text}) => text)
        .join('\n')
    : value;
}

/**
 * Returns the text of a node. An unhandled directive is plain text: in `aurora:stable`, the parser
 * sees a directive named "stable".
 */
function textOf(node: Nodes, source: string): string {
  switch (node.type) {
    case 'textDirective':
      return sourceOf(node, source);
    case 'break':
      return ' ';
    case 'mdxTextExpression':
      return '';
    case 'mdxJsxTextElement':
      if (isNotNow(node)) {
        return '';
      }
      return node.name === 'br'
        ? ' '
        : [...spokenBy(node), textOfChildren(node, source)].filter(Boolean).join(' ');
    default:
      return isParent(node) ? textOfChildren(node, source) : toString(node);
  }
}

function textOfChildren(parent: Parent, source: string): string {
  return parent.children.map((child) => textOf(child, source)).join('');
}

/**
 * Whether a node is hidden on the day of the build: `<Until>` from its day on, `<Since>` before it.
 */
function isNotNow({name, attributes}: Component): boolean {
  const hasCome = attributes.some(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'isReached',
  );
  return hasCome ? name === 'Until' : name === 'Since';
}

/** Whether a paragraph says how long something takes: `**Takes:** about a minute`. */
function isDuration({children: [first]}: Parent): boolean {
  return first?.type === 'strong' && toString(first) === 'Takes:';
}

/** Returns the targets of the links in a node. */
function linksIn(parent: Nodes): string[] {
  const targets: string[] = [];
  visit(parent, 'link', ({url}) => {
    targets.push(url);
  });
  return targets;
}

/** Returns the attributes that a component shows as text. */
function spokenBy({attributes}: Component): string[] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    spokenAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isParent(node: Node): node is Parent {
  return 'children' in node;
}

function sourceOf(node: Node, source: string): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset);
}
