import * as z from 'zod';
import {jsonLine} from '../../content/facts/jsonLine';

/** The kinds of queries, which the README of the query set describes. */
export const kinds = [
  'keyword',
  'command',
  'prefix',
  'question',
  'typo',
  'synonym',
  'error',
  'windows',
  'path',
  'none',
] as const;

/** The halves of a set: the open one is for tuning, the sealed one is scored once, at the end. */
const halves = ['open', 'sealed'] as const;

const judgment = z.strictObject({
  /** The page's path, without anchor and without trailing slash. */
  route: z.string().regex(/^\/(?:[^#?]*[^#?/])?$/, 'a path such as "/guides/vpn"'),
  /** 3: the page to land on, 2: also answers, 1: related. */
  grade: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The section a reader would want. In sets with halves it is the id of its heading. */
  heading: z.string().min(1).optional(),
});

const judgedQuery = z
  .strictObject({
    id: z.string().min(1),
    query: z.string().min(1),
    kind: z.enum(kinds),
    relevant: z.array(judgment),
    /** Where somebody wrote it. */
    source: z.url({protocol: /^https?$/, error: 'the address of a web page'}).optional(),
    half: z.enum(halves).optional(),
  })
  .refine(({source, half}) => (source === undefined) === (half === undefined), {
    message: 'a query of a set with halves has both "source" and "half"',
    path: ['half'],
  })
  .refine(({relevant}) => new Set(relevant.map(placeOf)).size === relevant.length, {
    message: 'each page or section is judged once',
    path: ['relevant'],
  })
  .refine(({kind, relevant}) => (kind === 'none') === (relevant.length === 0), {
    message: 'a query has relevant pages, unless its kind is "none"',
    path: ['relevant'],
  });

const queryFile = z
  .array(judgedQuery)
  .min(1)
  .refine((queries) => new Set(queries.map(({id}) => id)).size === queries.length, {
    message: 'each id must be unique',
  });

function placeOf({route, heading = ''}: z.infer<typeof judgment>): string {
  return `${route}#${heading}`;
}

/** A query as people type it, with the pages that answer it. */
export type JudgedQuery = z.infer<typeof judgedQuery>;

/**
 * Parses the text of a query file.
 *
 * @param file its name, for errors
 * @throws Error one sentence with the file, the line, the place in the query, and what is expected
 */
export function parseQueries(text: string, file: string): JudgedQuery[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    // Without a position, the end is missing.
    const position = /at position (?<position>\d+)/.exec(message)?.groups?.position ?? text.length;
    const line = text.slice(0, Number(position)).split('\n').length;
    throw new Error(`${file}:${line}: not JSON (${message}).`);
  }
  const {data, error} = queryFile.safeParse(json);
  if (error) {
    const issue = error.issues[0];
    const [index, ...path] = issue?.path ?? [];
    const line = jsonLine(text, issue?.path ?? []);
    const id = Array.isArray(json) ? idOf(json[Number(index)]) : undefined;
    const place = [id ?? (index === undefined ? undefined : `entry ${Number(index) + 1}`), ...path]
      .filter((part) => part !== undefined)
      .join('.');
    throw new Error(
      `${file}:${line}: ${place && `${place}: `}${issue?.message ?? 'not a query file'}.`,
    );
  }
  return data;
}

function idOf(entry: unknown): string | undefined {
  return typeof entry === 'object' && entry && 'id' in entry && typeof entry.id === 'string'
    ? entry.id
    : undefined;
}
