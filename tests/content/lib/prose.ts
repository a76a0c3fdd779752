import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Image, Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Page} from './pages';

/** Words that a reader reads, code left out. */
export interface Prose {
  file: string;
  line: number;
  text: string;
  /** The address they link to. */
  link?: string;
}

/** A heading, with code as `` `…` ``. */
export interface PageHeading {
  file: string;
  line: number;
  depth: number;
  text: string;
  /** The id that the writer gave it; undefined when the text makes it. */
  id: string | undefined;
}

/** Front matter fields that readers see. Keywords are left out: they are spelled as readers spell. */
const shownFields = ['title', 'sidebar_label', 'description'];

/** The words of a page outside code, in its order. */
export function proseOf(page: Page): Prose[] {
  const {file, tree} = page;
  const prose: Prose[] = fieldsOf(page, shownFields);
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') {
      // One node of text may have several lines.
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

/** The text alternative of an image; the syntax tree no longer tells code in it from words. */
function alternativeOf({alt, position}: Image, source: string): string {
  const written = source.slice(position?.start.offset, position?.end.offset);
  const text = /^!\[(?<text>[^]*)\]\(/.exec(written)?.groups?.text ?? alt ?? '';
  return text.replace(/`[^`]*`/g, '');
}

/** The titles in the front matter, the headings and the titles of admonitions: all that is a title. */
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

/** The headings in the text of a page. The title above them is in the front matter. */
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

/** Texts of the front matter, each with the line it begins in. */
export function fieldsOf({file, text}: Page, names: readonly string[]): Prose[] {
  const block = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---/.exec(text)?.groups?.yaml ?? '';
  const lineCounter = new LineCounter();
  const {contents} = parseDocument(block, {lineCounter});
  return (isMap(contents) ? contents.items : []).flatMap(({key, value}) => {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') {
      return [];
    }
    // The block begins in the second line.
    const line = lineCounter.linePos(value.range?.[0] ?? 0).line + 1;
    return names.includes(String(key.value)) ? [{file, line, text: value.value}] : [];
  });
}
