import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {z} from 'zod';
import {issueForms, newIssueUrl} from '../../../src/config/site';

const folder = path.resolve('.github/ISSUE_TEMPLATE');

/** GitHub's schema of issue forms, limited to the types of fields used here. */
const issueForm = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  labels: z.array(z.string()).nonempty(),
  body: z
    .array(
      z.strictObject({
        type: z.enum(['input', 'textarea']),
        id: z.string().regex(/^[a-z-]+$/),
        attributes: z.strictObject({
          label: z.string().min(1),
          description: z.string().optional(),
          placeholder: z.string().optional(),
        }),
        validations: z.strictObject({required: z.literal(true)}).optional(),
      }),
    )
    .nonempty(),
});

const readForm = (name: string) =>
  issueForm.parse(parse(readFileSync(path.join(folder, `${name}.yml`), 'utf8')));

test('a link to a new issue selects the form and fills in its fields', () => {
  const title = 'Missing result: "roll back & forth" #1';
  const query = 'Two lines,\n100 % of <them>?';
  const url = new URL(newIssueUrl('missing-page', title, {query}));
  expect(url.origin + url.pathname).toBe('https://github.com/ublue-os/aurora-docs/issues/new');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    template: 'missing-page.yml',
    title,
    query,
  });
  expect(url.hash).toBe('');
});

test('the site links to each existing issue form and to no other', () => {
  const names = readdirSync(folder).map((file) => path.parse(file).name);
  expect(names.filter((name) => name !== 'config').sort()).toEqual(Object.keys(issueForms).sort());
});

test.each(Object.entries(issueForms))('%s has the fields that links fill in', (name, fields) => {
  const ids = readForm(name).body.map(({id}) => id);
  expect(ids).toEqual(expect.arrayContaining([...fields]));
  expect(new Set(ids).size).toBe(ids.length);
});
