import {wordsOf} from '../../../src/search/embedded/phrasebook';
import {lineAt, type Problem} from '../lib/problem';

/**
 * Entries of a phrasebook that cannot do anything: a form that stands twice or has no word, a star
 * that is not at the end of a single word, and English words that no page has.
 *
 * @param text a phrasebook, JSON with an entry on each line
 * @param isKnown whether the pages have a word, folded
 */
export function phrasebookProblems(
  file: string,
  text: string,
  isKnown: (word: string) => boolean,
): Problem[] {
  const seen = new Set<string>();
  return Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([english, forms]) => {
    const line = lineAt(text, text.indexOf(`${JSON.stringify(english)}:`));
    const unknown = wordsOf(english).filter((word) => !isKnown(word));
    const messages = [
      ...unknown.map((word) => `"${word}" is on no page; use the word that the pages have`),
      ...forms.split(',').flatMap((form) => {
        const words = wordsOf(form);
        const key = `${words.join(' ')}${form.endsWith('*') ? '*' : ''}`;
        const isTwice = seen.has(key);
        seen.add(key);
        return [
          words.length === 0 && `"${english}" has a form without a word; remove a comma`,
          isTwice && words.length > 0 && `"${form.trim()}" stands twice; keep one`,
          /\*./.test(form) && `"${form.trim()}" has a star before its end; move or remove it`,
          form.endsWith('*') &&
            words.length > 1 &&
            `"${form.trim()}" has several words and a star; write its forms out`,
        ].filter((message) => message !== false);
      }),
    ];
    return messages.map((message) => ({file, line, message}));
  });
}
