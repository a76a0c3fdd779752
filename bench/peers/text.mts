import {Globby, loadFreshModule, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent} from 'mdast';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {z} from 'zod';
import {site} from '../../src/config/site';
import {expandGenerated} from '../../src/content/generated-text/expand';
import {textAttribute} from '../../src/content/markdown/attribute';
import {parseMarkdown} from '../../src/content/markdown/parse';
import type {PlainPage, SidebarEntry, SidebarLink, SiteText} from './peer.mjs';

/** A page of this site. */
export interface PageSource {
  /** Relative to docs/. */
  file: string;
  source: string;
}

const frontMatterSchema = z.object({
  title: z.string(),
  sidebar_label: z.string().optional(),
  description: z.string().default(''),
  slug: z.string().optional(),
});

/** The part of Docusaurus's sidebar format that this site uses. */
const sidebarItemSchema = z.union([
  z.string(),
  z.object({type: z.literal('ref'), id: z.string(), label: z.string()}),
  z.object({
    type: z.literal('category'),
    label: z.string(),
    collapsed: z.boolean().default(true),
    items: z.array(z.string()),
  }),
]);

const sidebarsSchema = z.object({baseSidebar: z.array(sidebarItemSchema)});

const writer = unified().use(remarkGfm).use(remarkStringify, {bullet: '-', rule: '-'});

/**
 * Reads the pages and the sidebar of this site.
 *
 * @param root the folder that holds docs/
 */
export async function readSiteText(root: string): Promise<SiteText> {
  const docs = path.join(root, 'docs');
  const files = await Globby('**/*.{md,mdx}', {cwd: docs});
  const sources = await Promise.all(
    files.toSorted().map(async (file) => ({
      file,
      source: await readFile(path.join(docs, file), 'utf8'),
    })),
  );
  const pages = plainPages(sources, site.url);
  const {title, tagline, url} = site;
  // Loaded as Docusaurus does, since a module of ours gets its default export in another form.
  const {baseSidebar} = sidebarsSchema.parse(await loadFreshModule(path.join(root, 'sidebars.ts')));
  const sidebar = sidebarOf(baseSidebar, pages);
  return {title, tagline, url, pages, sidebar, images: path.join(docs, 'img')};
}

/**
 * Converts pages to plain Markdown. What is not Markdown is replaced by its content.
 *
 * @param url of the published site, for links to pages outside the docs
 */
export function plainPages(sources: readonly PageSource[], url: string): PlainPage[] {
  const parsed = sources.map(({file, source}) => {
    const {tree, source: text} = parseMarkdown(expandGenerated(source));
    const frontMatter = frontMatterOf(tree);
    return {file, tree, text, frontMatter, path: frontMatter.slug ?? `/${idOf(file)}`};
  });
  const paths = new Map(parsed.map((page) => [page.file, page.path]));
  return parsed.map(({file, tree, text, frontMatter, path: pagePath}) => ({
    id: idOf(file),
    path: pagePath,
    title: frontMatter.title,
    label: frontMatter.sidebar_label ?? frontMatter.title,
    description: frontMatter.description,
    markdown: writer.stringify(plainTree(tree, text, {file, paths, url})),
  }));
}

function frontMatterOf(tree: Root): z.infer<typeof frontMatterSchema> {
  const node = tree.children[0];
  return frontMatterSchema.parse(node?.type === 'yaml' ? parse(node.value) : {});
}

function idOf(file: string): string {
  return file.slice(0, -path.extname(file).length);
}

/** What is needed to find the page of a link. */
interface LinkContext {
  /** The file of the link. */
  file: string;
  /** All pages by file. */
  paths: ReadonlyMap<string, string>;
  url: string;
}

/** @param text that the positions in the tree refer to */
function plainTree(tree: Root, text: string, links: LinkContext): Root {
  const plain = structuredClone(tree);
  visit(plain, (node, index, parent: Parents | undefined) => {
    const replacement = replacementOf(node, text);
    if (replacement && parent && index !== undefined) {
      const siblings: RootContent[] = parent.children;
      siblings.splice(index, 1, ...replacement);
      return index;
    }
    if (node.type === 'heading') {
      removeId(node);
    } else if (node.type === 'link') {
      node.url = plainLink(node.url, links);
    } else if (node.type === 'image' && node.url.startsWith('.')) {
      node.url = `/${path.posix.join(path.posix.dirname(links.file), node.url)}`;
    }
    return undefined;
  });
  return plain;
}

/** Returns what replaces a node, or undefined if it is plain Markdown. */
function replacementOf(node: Nodes, text: string): RootContent[] | undefined {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return contentOf(node);
    case 'containerDirective': {
      const [first, ...rest] = node.children;
      const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel;
      const title: PhrasingContent[] = hasTitle
        ? first.children
        : [{type: 'text', value: node.name}];
      return [{type: 'blockquote', children: [bold(title), ...(hasTitle ? rest : node.children)]}];
    }
    case 'leafDirective':
    case 'textDirective': {
      // Text with colons: no page of this site uses these directives.
      const {start, end} = node.position ?? {};
      return [{type: 'text', value: text.slice(start?.offset, end?.offset)}];
    }
    default:
      return undefined;
  }
}

/** Returns what a reader without the component would see. */
function contentOf(element: Extract<Nodes, {attributes: unknown[]}>): RootContent[] {
  const isReached = element.attributes.some(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'isReached',
  );
  if ((element.name === 'Until' && isReached) || (element.name === 'Since' && !isReached)) {
    return [];
  }
  const label = element.name === 'TabItem' ? textAttribute(element, 'label') : undefined;
  return [...(label ? [bold([{type: 'text', value: label}])] : []), ...element.children];
}

function bold(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

/** Removes `{#id}`, which not every generator understands. */
function removeId(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type === 'text') {
    last.value = parseMarkdownHeadingId(last.value).text;
    if (last.value === '') {
      heading.children.pop();
    }
  }
}

function plainLink(link: string, {file, paths, url}: LinkContext): string {
  const [target = '', ...hash] = link.split(/(?=#)/);
  if (target.startsWith('.')) {
    const page = paths.get(path.posix.join(path.posix.dirname(file), target));
    return page === undefined ? link : [page, ...hash].join('');
  }
  const isOutside = target.startsWith('/') && ![...paths.values()].includes(target);
  return isOutside ? `${url}${link}` : link;
}

/**
 *
 * @throws Error if it has an item without a page
 */
export function sidebarOf(
  items: readonly z.infer<typeof sidebarItemSchema>[],
  pages: readonly PlainPage[],
): SidebarEntry[] {
  const linkTo = (id: string, label?: string): SidebarLink => {
    const page = pages.find((candidate) => candidate.id === id);
    if (!page) {
      throw new Error(`The sidebar has no page ${id}.`);
    }
    return {label: label ?? page.label, path: page.path};
  };
  return items.map((item) => {
    if (typeof item === 'string') {
      return linkTo(item);
    }
    if (item.type === 'ref') {
      return linkTo(item.id, item.label);
    }
    const {label, collapsed} = item;
    return {label, collapsed, items: item.items.map((id) => linkTo(id))};
  });
}
