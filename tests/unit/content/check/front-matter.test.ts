import {describe, expect, test} from 'vitest';
import {frontMatterProblems} from '../../../../src/content/check/front-matter';
import {fixture} from '../../support/fixtures';

const description = 'A description that says in one sentence what the page gets the reader.';

/** Returns the problems as `line: message`. */
const problemsOf = (file: string, content: string) =>
  frontMatterProblems(file, content).map(({line, message}) => `${line}: ${message}`);

/** Returns the problems of an otherwise valid page in docs/ with these lines, starting at line 4. */
const problemsWith = (...lines: string[]) =>
  problemsOf(
    'docs/page.md',
    [
      '---',
      'title: Page',
      `description: ${description}`,
      ...lines,
      "verified: {date: '2026-08-22', version: '44'}",
      '---',
      '',
    ].join('\n'),
  );

const see = '(see docs/guides/example.mdx)';

describe('a valid page has no problems', () => {
  test.each([
    ['docs/guides/example.mdx', 'doc.md'],
    ['blog/2025-01-01-post.md', 'post.md'],
  ])('%s', (file, name) => {
    const content = fixture(`front-matter/${name}`);
    expect(problemsOf(file, content)).toEqual([]);
    expect(problemsOf(file, content.replaceAll('\n', '\r\n'))).toEqual([]);
  });
});

describe('each problem is reported with its line and what to do', () => {
  test('in docs/', () => {
    expect(problemsOf('docs/page.md', fixture('front-matter/wrong-doc.md'))).toEqual([
      '3: front matter field "title" is empty; write some text',
      '6: front matter field "description" is shorter than 50 characters; say what the page gets the reader',
      `13: front matter field "verified.date" is not a date such as '2026-08-22'; write it so, in quotes`,
      '13: front matter field "verified.version" is not text; write it in quotes',
      '2: front matter field "id" is not text; write it in quotes',
      '4: front matter field "slug" has to start with a slash',
      '5: front matter field "sidebar_label" is longer than 40 characters; shorten it',
      '7: front matter field "keywords" is not a list; write it as [one, two]',
      '8: front matter field "displayed_sidebar" may be baseSidebar, or null for none',
      '9: front matter field "hide_table_of_contents" is neither true nor false; write one of them',
      '10: front matter field "pagination_prev" is not text; write it in quotes',
      '11: front matter field "pagination_next" is not text; write it in quotes',
      `12: front matter field "sidebar_position" is not known; remove it, or correct its name ${see}`,
      `16: front matter field "tilte" is not known; remove it, or correct its name ${see}`,
    ]);
  });

  test('in blog/', () => {
    const seePost = '(see the newest post in blog/)';
    expect(problemsOf('blog/post.md', fixture('front-matter/wrong-post.md'))).toEqual([
      '2: front matter field "title" is not text; write it in quotes',
      `1: front matter field "description" is missing; add it ${seePost}`,
      '4: front matter field "slug" may hold small letters, digits and dashes only',
      '5: front matter field "authors" names nobody; use keys of blog/authors.yml',
      '6: front matter field "tags.0" may hold small letters and dashes only',
      '9: front matter field "keywords.0" is not text; write it in quotes',
      `11: front matter field "date" is not known; remove it, or correct its name ${seePost}`,
    ]);
  });

  test.each([
    ['title', 70, 3],
    ['description', 160, 6],
  ])('a %s of more than %i characters', (field, most, line) => {
    const contentWith = (length: number) =>
      fixture('front-matter/doc.md').replace(
        new RegExp(`^${field}: .*`, 'm'),
        `${field}: ${'x'.repeat(length)}`,
      );
    expect(problemsOf('docs/page.md', contentWith(most))).toEqual([]);
    expect(problemsOf('docs/page.md', contentWith(most + 1))).toEqual([
      `${line}: front matter field "${field}" is longer than ${most} characters; shorten it`,
    ]);
  });

  test.each([
    ['an empty label', 'sidebar_label: ""', '"sidebar_label" is empty; write some text'],
    ['a blank label', 'sidebar_label: "  "', '"sidebar_label" is empty; write some text'],
    ['no keywords', 'keywords: []', '"keywords" is an empty list; fill it'],
    [
      'too many keywords',
      `keywords: [${'word, '.repeat(17)}]`,
      '"keywords" has more than 16 entries; keep the words readers use most',
    ],
    [
      'moved sections without an address',
      'moved_sections: [a, b]',
      '"moved_sections" is not a list of ids for each address; write it as docs/intro.mdx does',
    ],
    [
      'moved sections without ids',
      'moved_sections: {/guides/vpn: []}',
      '"moved_sections./guides/vpn" names no heading; list the ids of some',
    ],
    [
      'moved sections with an address of another site',
      'moved_sections: {example.org: [a]}',
      '"moved_sections.example.org" is no address of this site; start it with a slash',
    ],
  ])('%s', (_what, line, message) => {
    expect(problemsWith(line)).toEqual([`4: front matter field ${message}`]);
  });

  test('too many tags of a post', () => {
    const content = fixture('front-matter/post.md').replace('release, fedora', 'a, b, c, d, e');
    expect(problemsOf('blog/post.md', content)).toEqual([
      '6: front matter field "tags" has more than 4 entries; keep the most telling ones',
    ]);
  });
});

describe('front matter that cannot be read', () => {
  const quote =
    'put quotes around a value that contains a colon or begins with a special character';

  test.each([
    ['a colon', 'id: a: b', 'Nested mappings are not allowed in compact mappings', quote],
    ['a reserved sign', 'id: @a', 'Plain value cannot start with reserved character @', quote],
    ['an asterisk', 'id: *a', '*a does not name another value', quote],
    ['a field that is there twice', 'title: b', 'Map keys must be unique', 'remove one of the two'],
  ])('because of %s is reported with its line', (_why, line, reason, advice) => {
    expect(problemsWith('# A comment.', line)).toEqual([
      `5: front matter is not YAML: ${reason}; ${advice}`,
    ]);
  });

  test('because of an unclosed quote is reported with the last line', () => {
    expect(problemsWith('id: "a')).toEqual([
      `5: front matter is not YAML: Missing closing "quote; ${quote}`,
    ]);
  });

  test.each([
    ['a text', 'Only a text'],
    ['a list', '- title'],
  ])('because it is %s is reported', (_what, block) => {
    expect(problemsOf('docs/page.md', `---\n${block}\n---\n`)).toEqual([
      `2: front matter has no fields; write each as "name: value" ${see}`,
    ]);
  });

  test.each([
    ['there is none', 'Text.\n'],
    ['it does not begin the file', '\n---\ntitle: Page\n---\n'],
    ['it does not end', '---\ntitle: Page\n'],
  ])('because %s is reported', (_why, content) => {
    expect(problemsOf('docs/page.md', content)).toEqual([
      '1: has no front matter; start the file as docs/guides/example.mdx does',
    ]);
    expect(problemsOf('blog/page.md', content)).toEqual([
      '1: has no front matter; start the file as the newest post in blog/ does',
    ]);
  });

  test.each(['---\n---\n', '---\n\n---\n', '---\n# Nothing.\n---\n'])(
    'because it is empty (%j) misses its fields',
    (content) => {
      expect(problemsOf('docs/page.md', content)).toEqual([
        `1: front matter field "title" is missing; add it ${see}`,
        `1: front matter field "description" is missing; add it ${see}`,
        `1: front matter field "verified" is missing; add it ${see}`,
      ]);
    },
  );
});

test.each(['README.md', 'src/plugins/README.md', 'documents/page.md'])(
  '%s is not a page and not checked',
  (file) => {
    expect(problemsOf(file, 'Text.')).toEqual([]);
  },
);
