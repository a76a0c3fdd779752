import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {LRUCache} from 'lru-cache';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';

/** The admonitions that Docusaurus knows by default. */
const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** A page's syntax tree, and the text that its positions refer to. Must not be modified. */
export interface ParsedMarkdown {
  tree: Root;
  source: string;
}

/**
 * A cache, since the checks, the facts and the search parse the same pages. A tree takes about 20
 * bytes per character of its page.
 */
const cache = new LRUCache<string, ParsedMarkdown>({
  maxSize: 4_000_000,
  sizeCalculation: (_parsed, source) => Math.max(1, source.length),
  memoMethod: parseUncached,
});

/**
 * Parses a page as Docusaurus does: MDX with GFM tables, directives and `{#id}` after headings. The
 * preprocessing preserves line numbers, so positions match the file.
 *
 * @param source the whole file, front matter included
 * @throws VFileMessage with its line, if the text is not valid MDX
 */
export function parseMarkdown(source: string): ParsedMarkdown {
  return cache.memo(source);
}

function parseUncached(source: string): ParsedMarkdown {
  const prepared = admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), admonitions);
  try {
    return {tree: processor.parse(prepared), source: prepared};
  } catch (error) {
    if (error instanceof VFileMessage) {
      // For an unclosed tag, only the text of the message contains the position.
      error.line ??= Number(/\((?<line>\d+):/.exec(error.reason)?.groups?.line ?? 1);
    }
    throw error;
  }
}
