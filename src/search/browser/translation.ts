import {
  createTranslator,
  wordsOf,
  type Knowledge,
  type Phrasebook,
  type Translation,
} from '../embedded/phrasebook';
import {loadFile} from './loadFile';

/** The addresses of the phrasebooks, by their language. Only those that a reader uses are loaded. */
export const phrasebooks: Readonly<Record<string, URL>> = {
  de: new URL('../phrasebooks/de.json', import.meta.url),
  es: new URL('../phrasebooks/es.json', import.meta.url),
  fr: new URL('../phrasebooks/fr.json', import.meta.url),
  it: new URL('../phrasebooks/it.json', import.meta.url),
  nl: new URL('../phrasebooks/nl.json', import.meta.url),
  pl: new URL('../phrasebooks/pl.json', import.meta.url),
  pt: new URL('../phrasebooks/pt.json', import.meta.url),
  ru: new URL('../phrasebooks/ru.json', import.meta.url),
};

/** Translates a query, unless it is in no language of the reader. */
export type Translate = (query: string) => Promise<Translation | undefined>;

/**
 * Loads the phrasebooks of some languages. One that does not exist, or does not load, is left out:
 * the search then takes the words as they are.
 *
 * @param languages language tags, such as `de-AT`
 * @param knowledgeOf tells for each of some words whether the pages have it
 */
export async function loadTranslation(
  languages: readonly string[],
  knowledgeOf: (words: readonly string[]) => Promise<readonly Knowledge[]>,
): Promise<Translate> {
  const codes = new Set(languages.map((tag) => new Intl.Locale(tag).language));
  const addresses = Object.entries(phrasebooks).filter(([code]) => codes.has(code));
  if (addresses.length === 0) {
    return () => Promise.resolve(undefined);
  }
  const loaded = await Promise.allSettled(addresses.map(([, address]) => loadPhrasebook(address)));
  const toEnglish = createTranslator(
    loaded.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
  );
  return async (query) => {
    const words = wordsOf(query);
    const knowledge = await knowledgeOf(words);
    return toEnglish(query, (word) => knowledge[words.indexOf(word)]);
  };
}

async function loadPhrasebook(address: URL): Promise<Phrasebook> {
  return JSON.parse(new TextDecoder().decode(await loadFile(address))) as Phrasebook;
}
