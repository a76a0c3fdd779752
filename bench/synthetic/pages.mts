import {uniformInt} from 'pure-rand/distribution/uniformInt';
import {xoroshiro128plus} from 'pure-rand/generator/xoroshiro128plus';
import {wordsOf, type Corpus} from './corpus.mjs';

/** A synthetic page. */
export interface SyntheticPage {
  /** For example `part-002/page-00034`; 30 pages are a part. */
  name: string;
  title: string;
  description: string;
  /** The whole file, front matter included. */
  markdown: string;
}

const pagesPerPart = 30;

const consonants = [
  'b',
  'd',
  'f',
  'g',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'z',
  'dr',
  'st',
];
const vowels = ['a', 'e', 'i', 'o', 'u', 'ai', 'or', 'an'];

/**
 * Generates pages as long as real ones, with their sentences and headings in random order. Each has as
 * many unique words as Heaps' law predicts, so that an index grows as with real text. The same seed
 * generates the same pages.
 *
 * @param seed any integer
 * @see https://en.wikipedia.org/wiki/Heaps%27_law
 */
export function* syntheticPages(
  corpus: Corpus,
  count: number,
  seed = 1,
): Generator<SyntheticPage, void, undefined> {
  const random = xoroshiro128plus(seed);
  const below = (limit: number) => uniformInt(random, 0, limit - 1);
  const pick = (texts: readonly string[]) => texts[below(texts.length)] ?? '';

  for (let index = 0; index < count; index += 1) {
    const first = uniqueTermCount(corpus, index);
    const terms = Array.from(
      {length: uniqueTermCount(corpus, index + 1) - first},
      (_value, offset) => termOf(first + offset),
    );
    /** Replaces a word with a unique one. */
    const withTerm = (text: string, term: string | undefined) => {
      const long = wordsOf(text).filter((word) => word.length > 5);
      return term === undefined || long.length === 0
        ? text
        : text.replace(new RegExp(pick(long), 'i'), term);
    };
    const title = `${capitalized(terms[0] ?? termOf(first))} ${String(index + 1)}`;
    const description = `${title} in detail: ${pick(corpus.headings).toLowerCase()}.`
      .padEnd(60, ' More on this page.')
      .slice(0, 160);
    const blocks = Math.max(corpus.blocksPerPage, terms.length);
    const paragraphs = Array.from({length: blocks}, (_value, position) =>
      [
        withTerm(pick(corpus.sentences), terms[position]),
        ...(below(2) ? [pick(corpus.sentences)] : []),
      ].join(' '),
    );
    yield {
      name: nameOf(index),
      title,
      description,
      markdown: markdownOf(title, description, sectionsOf(paragraphs)),
    };
  }

  /** Spreads paragraphs over headings. */
  function sectionsOf(paragraphs: readonly string[]): string[] {
    const perSection = Math.max(1, Math.round(paragraphs.length / corpus.headingsPerPage));
    return paragraphs.map((paragraph, index) =>
      index > 0 && index % perSection === 0
        ? `${pick(['##', '##', '###'])} ${pick(corpus.headings)}\n\n${paragraph}`
        : paragraph,
    );
  }
}

/** Returns the number of unique words of the first synthetic pages. */
function uniqueTermCount({vocabulary, pages, growth}: Corpus, count: number): number {
  return Math.round(vocabulary * ((pages + count) / pages) ** growth - vocabulary);
}

/** Returns an artificial word for each number. */
function termOf(number: number): string {
  let rest = number;
  let term = '';
  do {
    term += (consonants[rest % 16] ?? '') + (vowels[Math.floor(rest / 16) % 8] ?? '');
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return `${term}qu`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function nameOf(index: number): string {
  const part = String(Math.floor(index / pagesPerPart) + 1).padStart(3, '0');
  return `part-${part}/page-${String(index + 1).padStart(5, '0')}`;
}

function markdownOf(title: string, description: string, sections: readonly string[]): string {
  return [
    '---',
    `title: ${title}`,
    `description: ${JSON.stringify(description)}`,
    "verified: {date: '2025-01-01', version: '44'}",
    '---',
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}
