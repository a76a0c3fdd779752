import {isMap, LineCounter, parseDocument, visit, YAMLParseError, type Document} from 'yaml';
import type * as z from 'zod';
import {blogFrontMatter, docFrontMatter} from './front-matter-schema';

const schemas: Record<string, {schema: z.ZodType; template: string}> = {
  docs: {schema: docFrontMatter, template: 'docs/guides/example.mdx'},
  blog: {schema: blogFrontMatter, template: 'the newest post in blog/'},
};

/** A problem in front matter that has to be fixed before the site can be built. */
export interface FrontMatterProblem {
  /** Line of the file, counted from 1. */
  line: number;
  /** What is wrong and what to do, without the location. */
  message: string;
}

/**
 * Checks the front matter of one page.
 *
 * @param file path from the root of the repository, with slashes; the first folder determines the
 *   kind of page, and files outside docs/ and blog/ are not checked
 * @param content the whole file
 */
export function frontMatterProblems(file: string, content: string): FrontMatterProblem[] {
  const kind = schemas[file.split('/')[0] ?? ''];
  if (!kind) {
    return [];
  }
  const block = /^---\r?\n(?<yaml>(?:[\s\S]*?\n)?)---(?:\r?\n|$)/.exec(content)?.groups?.yaml;
  if (block === undefined) {
    return [{line: 1, message: `has no front matter; start the file as ${kind.template} does`}];
  }
  const counter = new LineCounter();
  // Without prettyErrors, which would repeat the location relative to the front matter.
  const document = parseDocument(block.trimEnd(), {lineCounter: counter, prettyErrors: false});
  // The YAML begins on the second line of the file.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const errors = [...document.errors, ...unresolvedAliases(document)];
  if (errors.length > 0) {
    return errors.map(({pos, code, message}) => ({
      line: lineAt(pos[0]),
      message: `front matter is not YAML: ${message}; ${
        code === 'DUPLICATE_KEY'
          ? 'remove one of the two'
          : 'put quotes around a value that contains a colon or begins with a special character'
      }`,
    }));
  }
  const {contents} = document;
  if (contents !== null && !isMap(contents)) {
    const message = `front matter has no fields; write each as "name: value" (see ${kind.template})`;
    return [{line: 2, message}];
  }
  const lineOf = (field: PropertyKey | undefined) => {
    const key = contents?.items.find((pair) => String(pair.key) === field)?.key;
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
    const isMissing = !contents?.has(field);
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

/** Values such as `*bold*`, which YAML reads as an alias. The parser does not report them. */
function unresolvedAliases(document: Document.Parsed): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(document, {
    Alias(_key, alias) {
      if (!alias.resolve(document)) {
        const start = alias.range?.[0] ?? 0;
        const message = `*${alias.source} does not name another value`;
        errors.push(new YAMLParseError([start, start], 'BAD_ALIAS', message));
      }
    },
  });
  return errors;
}

function hasRange(node: unknown): node is {range: [number, number, number]} {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
