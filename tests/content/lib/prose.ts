import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Image, Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Page} from './pages';

/** Visible text, without code. */
export interface Prose {
  file: string;
  line: number;
  text: string;
  /** The URL that it links to. */
  link?: string;
}

/** A heading, with code as `` `…` ``. */
export interface PageHeading {
  file: string;
  line: number;
  depth: number;
  text: string;
  /** Its explicit id; undefined if it is generated from the text. */
  id: string | undefined;
}

/** Visible front matter fields. Keywords are excluded, since they are spelled as readers spell. */
const shownFields = ['title', 'sidebar_label', 'description'];

/** Returns the visible text of a page, without code. */
export function proseOf(page: Page): Prose[] {
  const {file, tree} = page;
  const prose: Prose[] = fieldsOf(page, shownFields);
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') {
      // A text node may have several lines.
      const link = parent?.type === 'link' ? {link: parent.url} : {};
      prose.push(
        ...node.value
          .replace(/\s*\{#[\w-]+\}$/, '')
          .split('\n')
          .map((text, index) => ({file, line: line + index, text, ...link})),
      );
    } else if (node.type === 'image') {
      prose.push({file, line, text: alternativeOf(node, page.source)});
    }
  });
  return prose;
}

/** Returns the text alternative of an image without code, which the syntax tree does not mark. */
function alternativeOf({alt, position}: Image, source: string): string {
  const written = source.slice(position?.start.offset, position?.end.offset);
  const text = /^!\[(?<text>[^]*)\]\(/.exec(written)?.groups?.text ?? alt ?? '';
  return text.replace(/`[^`]*`/g, '');
}

/** Returns the titles in the front matter, the headings and the titles of admonitions. */
export function titlesOf(page: Page): Prose[] {
  const labels: Prose[] = [];
  visit(page.tree, 'containerDirective', ({children: [label]}) => {
    if (label?.type === 'paragraph' && label.data?.directiveLabel) {
      const line = label.position?.start.line ?? 1;
      labels.push({file: page.file, line, text: textWithCode(label)});
    }
  });
  return [
    ...fieldsOf(page, ['title', 'sidebar_label']),
    ...headingsOf(page).map(({file, line, text}) => ({file, line, text})),
    ...labels,
  ];
}

/** Returns the headings of a page, without its title, which is in the front matter. */
export function headingsOf({file, tree}: Page): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    const {text, id} = parseMarkdownHeadingId(textWithCode(node));
    headings.push({file, line: node.position?.start.line ?? 1, depth: node.depth, text, id});
  });
  return headings;
}

function textWithCode(node: Parents): string {
  return node.children
    .map((child: Nodes) => {
      if (child.type === 'inlineCode') {
        return `\`${child.value}\``;
      }
      return 'children' in child ? textWithCode(child) : toString(child);
    })
    .join('');
}

/** Returns fields of the front matter with their lines. */
export function fieldsOf({file, text}: Page, names: readonly string[]): Prose[] {
  const block = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---/.exec(text)?.groups?.yaml ?? '';
  const lineCounter = new LineCounter();
  const {contents} = parseDocument(block, {lineCounter});
  return (isMap(contents) ? contents.items : []).flatMap(({key, value}) => {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') {
      return [];
    }
    // The front matter begins on the second line.
    const line = lineCounter.linePos(value.range?.[0] ?? 0).line + 1;
    return names.includes(String(key.value)) ? [{file, line, text: value.value}] : [];
  });
}
