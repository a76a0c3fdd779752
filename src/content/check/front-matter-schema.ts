import * as z from 'zod';

/** Messages are worded to follow the name of the field, and say what to do. */
const string = () =>
  z.string({
    error: ({input}) =>
      input === null ? 'is empty; write some text' : 'is not text; write it in quotes',
  });

const text = (most: number) =>
  string()
    .trim()
    .min(1, 'is empty; write some text')
    .max(most, `is longer than ${most} characters; shorten it`);

const list = (entry: z.ZodString, whenEmpty = 'is an empty list; fill it') =>
  z.array(entry, {error: 'is not a list; write it as [one, two]'}).min(1, whenEmpty);

const common = {
  title: text(70),
  description: text(160).min(
    50,
    'is shorter than 50 characters; say what the page gets the reader',
  ),
};

const keywords = list(text(60))
  .max(16, 'has more than 16 entries; keep the words readers use most')
  .optional();

/** The weight of the page's search hits, as a percentage of that of a guide. */
const searchRank = z
  .int({error: 'is not a whole number; write one from 1 to 100'})
  .min(1, 'is less than 1; write a number from 1 to 100')
  .max(100, 'is more than 100, which is what a page has that does not say')
  .optional();

/** When a page was last verified against Aurora, and against which version. */
const verified = z.strictObject(
  {
    date: string().regex(
      /^\d{4}-\d{2}-\d{2}$/,
      "is not a date such as '2026-08-22'; write it so, in quotes",
    ),
    version: string().regex(
      /^\d{2,3}$/,
      "is not a version of Aurora such as '44'; write it in quotes",
    ),
  },
  {error: 'is not a date and a version; write them as docs/guides/example.mdx does'},
);

/** Which sections have left the page, by the address of the page where they are now. */
const movedSections = z
  .record(string().startsWith('/'), list(string(), 'names no heading; list the ids of some'), {
    error: ({code}) =>
      code === 'invalid_key'
        ? 'is no address of this site; start it with a slash'
        : 'is not a list of ids for each address; write it as docs/intro.mdx does',
  })
  .optional();

/** Front matter of a page in docs/. */
export const docFrontMatter = z.strictObject({
  ...common,
  verified,
  id: text(70).optional(),
  slug: string().startsWith('/', 'has to start with a slash').optional(),
  sidebar_label: text(40).optional(),
  keywords,
  search_rank: searchRank,
  displayed_sidebar: z
    .literal('baseSidebar', {error: 'may be baseSidebar, or null for none'})
    .nullable()
    .optional(),
  hide_title: z.boolean({error: 'is neither true nor false; write one of them'}).optional(),
  hide_table_of_contents: z
    .boolean({error: 'is neither true nor false; write one of them'})
    .optional(),
  waypoints: list(string(), 'names no heading; list the ids of some').optional(),
  moved_sections: movedSections,
  pagination_prev: string().nullable().optional(),
  pagination_next: string().nullable().optional(),
});

/** Front matter of a post in blog/. */
export const blogFrontMatter = z.strictObject({
  ...common,
  slug: string().regex(/^[a-z0-9-]+$/, 'may hold small letters, digits and dashes only'),
  authors: list(text(40), 'names nobody; use keys of blog/authors.yml'),
  tags: list(string().regex(/^[a-z-]+$/, 'may hold small letters and dashes only')).max(
    4,
    'has more than 4 entries; keep the most telling ones',
  ),
  keywords,
});
