import {expect, test} from 'vitest';
import {corpusOf, textOf, wordsOf, type Corpus} from '../../../../bench/synthetic/corpus.mjs';
import {syntheticPages} from '../../../../bench/synthetic/pages.mjs';
import {docFrontMatter} from '../../../../src/content/check/front-matter-schema';
import {sectionsOf} from '../../../../src/search/build/sections';
import {parseMarkdown} from '../../../../src/content/markdown/parse';
import {parse} from 'yaml';

const corpus: Corpus = {
  headings: ['Install the image', 'See that it worked'],
  sentences: ['The desktop updates itself.', 'Restart the computer to see it.', 'Open Discover.'],
  headingsPerPage: 4,
  blocksPerPage: 12,
  pages: 40,
  vocabulary: 400,
  growth: 0.5,
};

const pagesOf = (count: number, seed?: number) => [...syntheticPages(corpus, count, seed)];
const markdownOf = (count: number, seed?: number) =>
  pagesOf(count, seed).map((page) => page.markdown);

test('the same seed gives the same pages, another seed others', () => {
  expect(markdownOf(5, 7)).toEqual(markdownOf(5, 7));
  expect(markdownOf(5, 7)).not.toEqual(markdownOf(5, 8));
});

test('the first pages do not depend on their number', () => {
  expect(markdownOf(20).slice(0, 5)).toEqual(markdownOf(5));
});

test('each page has a unique name and title, and a part has 30 pages', () => {
  const pages = pagesOf(61);
  expect(new Set(pages.map(({title}) => title)).size).toBe(61);
  expect(pages.map(({name}) => name).filter((name) => name.startsWith('part-001/'))).toHaveLength(
    30,
  );
  expect(pages.at(-1)?.name).toBe('part-003/page-00061');
});

test('a page is valid and as long as the real ones', () => {
  const [page] = pagesOf(1);
  const sections = sectionsOf(parseMarkdown(page?.markdown ?? ''));
  expect(sections.flatMap(({blocks}) => blocks)).toHaveLength(12);
  expect(sections).toHaveLength(4);
  const [, frontMatter = ''] = (page?.markdown ?? '').split('---\n');
  expect(docFrontMatter.safeParse(parse(frontMatter)).error).toBeUndefined();
});

test('the number of distinct words grows as in real text', () => {
  const own = (count: number) =>
    new Set(
      pagesOf(count)
        .flatMap(({markdown}) => wordsOf(markdown))
        .filter((word) => word.endsWith('qu')),
    ).size;
  // 400 words on 40 pages; 120 pages more make it 400 * (160 / 40) ^ 0.5.
  expect(own(120)).toBeGreaterThan(370);
  expect(own(120)).toBeLessThanOrEqual(400);
});

test('different pages have different words', () => {
  const [one, other] = pagesOf(2).map(
    ({markdown}) => new Set(wordsOf(markdown).filter((word) => word.endsWith('qu'))),
  );
  expect(one?.size).toBeGreaterThan(2);
  expect([...(one ?? [])].filter((word) => other?.has(word))).toEqual([]);
});

test('the text of a page consists of its headings and sentences without markup', () => {
  expect(
    textOf(
      [
        '## Install the image {#install}',
        '',
        'Download the image first. Then run `ujust update` in <Kbd>a</Kbd>: it asks. It asks you again!',
        'Press <Kbd>Ctrl+C</Kbd> to end it.',
        '',
        '| One | Two |',
        '| --- | --- |',
        '| a   | b   |',
      ].join('\n'),
    ),
  ).toEqual({
    headings: ['Install the image'],
    sentences: ['Download the image first.', 'It asks you again!'],
    blocks: 3,
  });
});

test('a corpus predicts the growth of the vocabulary', () => {
  const page = (...sentences: string[]) => ({headings: ['Open the menu'], sentences, blocks: 3});
  const made = corpusOf([page('one two three four'), page('one two five six')]);
  expect(made).toMatchObject({pages: 2, vocabulary: 6, blocksPerPage: 3, headingsPerPage: 1});
  expect(made.growth).toBeCloseTo(Math.log2(6 / 4));
  expect(() => corpusOf([])).toThrow('too little text');
});
