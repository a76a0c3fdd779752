import * as z from 'zod';

const text = (most: number) =>
  z
    .string({error: 'write a text'})
    .trim()
    .min(1, 'is empty; write a text')
    .max(most, `is longer than ${most} characters; shorten it`);

const common = {
  title: text(70),
  description: text(160).min(
    50,
    'is shorter than 50 characters; say what the page gets the reader',
  ),
};

/** Front matter of a page in docs/. */
export const docFrontMatter = z.strictObject({
  ...common,
  id: z.string().optional(),
  slug: z.string().startsWith('/', 'has to start with a slash').optional(),
  sidebar_label: text(40).optional(),
  keywords: z
    .array(text(60))
    .min(1)
    .max(16, 'has more than 16 entries; keep the words readers use most')
    .optional(),
  displayed_sidebar: z.literal('baseSidebar').nullable().optional(),
  hide_table_of_contents: z.boolean().optional(),
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
});

/** Front matter of a post in blog/. */
export const blogFrontMatter = z.strictObject({
  ...common,
  slug: z.string().regex(/^[a-z0-9-]+$/, 'may hold small letters, digits and dashes only'),
  authors: z.array(z.string()).min(1, 'names nobody; use keys of blog/authors.yml'),
  tags: z
    .array(z.string().regex(/^[a-z-]+$/, 'may hold small letters and dashes only'))
    .min(1)
    .max(4),
  keywords: z.array(text(60)).optional(),
});
