import {parseDocument, isMap, LineCounter} from 'yaml';
import type * as z from 'zod';
import {blogFrontMatter, docFrontMatter} from './schema';

const schemas: Record<string, {schema: z.ZodType; template: string}> = {
  docs: {schema: docFrontMatter, template: 'docs/guides/example.md'},
  blog: {schema: blogFrontMatter, template: 'the newest post in blog/'},
};

/** Something in a front matter that has to be mended before the site can be built. */
export interface FrontMatterProblem {
  /** Line of the file, counted from 1. */
  line: number;
  /** What is wrong and what to do, without the place. */
  message: string;
}

/**
 * Checks the front matter of one page.
 *
 * @param file path from the root of the repository, with slashes; its first folder says what kind
 *   of page it is, and files elsewhere are not checked
 * @param content the whole file
 */
export function frontMatterProblems(file: string, content: string): FrontMatterProblem[] {
  const kind = schemas[file.split('/')[0] ?? ''];
  if (!kind) {
    return [];
  }
  const block = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(content)?.groups?.yaml;
  if (block === undefined) {
    return [{line: 1, message: `has no front matter; start the file as ${kind.template} does`}];
  }
  const counter = new LineCounter();
  const document = parseDocument(block, {lineCounter: counter});
  // The block begins on the second line of the file.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return document.errors.map((error) => ({
      line: lineAt(error.pos[0]),
      message: `front matter is not YAML: ${error.message.split('\n')[0] ?? ''} Quote values that contain a colon`,
    }));
  }
  const lineOf = (field: PropertyKey | undefined) => {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({key}) => String(key) === field)
      : undefined;
    const key: unknown = pair?.key;
    return hasRange(key) ? lineAt(key.range[0]) : 1;
  };
  const result = kind.schema.safeParse(document.toJS() ?? {});
  return (result.error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        line: lineOf(key),
        message: `front matter field "${key}" is not known; remove it, or correct its name (see ${kind.template})`,
      }));
    }
    const [field] = issue.path;
    const isMissing = isMap(document.contents) && !document.contents.has(field);
    return [
      {
        line: lineOf(field),
        message: isMissing
          ? `front matter field "${String(field)}" is missing; add it (see ${kind.template})`
          : `front matter field "${issue.path.join('.')}" ${issue.message}`,
      },
    ];
  });
}

function hasRange(node: unknown): node is {range: [number, number, number]} {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
