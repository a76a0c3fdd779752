import {createTranslator, wordsOf, type Phrasebook} from '../embedded/phrasebook';
import {loadFile} from './indexShards';

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

/** Returns a query in English, or nothing if it is not in a language of the reader. */
export type Translate = (query: string) => Promise<string | undefined>;

/**
 * Loads the phrasebooks of some languages. One that does not exist, or does not load, is left out:
 * the search then takes the words as they are.
 *
 * @param languages language tags, such as `de-AT`
 * @param unknownWords returns those of some words that no page has
 */
export async function loadTranslation(
  languages: readonly string[],
  unknownWords: (words: readonly string[]) => Promise<readonly string[]>,
): Promise<Translate> {
  const codes = new Set(languages.map((tag) => new Intl.Locale(tag).language));
  const addresses = Object.entries(phrasebooks).filter(([code]) => codes.has(code));
  const loaded = await Promise.allSettled(addresses.map(([, address]) => loadPhrasebook(address)));
  const toEnglish = createTranslator(
    loaded.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
  );
  return async (query) => {
    const unknown = new Set(await unknownWords(wordsOf(query)));
    return toEnglish(query, (word) => !unknown.has(word));
  };
}

async function loadPhrasebook(address: URL): Promise<Phrasebook> {
  return JSON.parse(new TextDecoder().decode(await loadFile(address))) as Phrasebook;
}
