/**
 * The texts that `<Generated from="…" />` may name. src/content/generated-text writes their
 * Markdown.
 */
export const generatedTexts = [
  'brewfiles',
  'dangers',
  'files',
  'glossary',
  'images',
  'messages',
  'parts',
  'recipes',
  'retention',
  'retired-images',
  'streams',
  'tags',
  'units',
] as const;

export type GeneratedText = (typeof generatedTexts)[number];

export function isGeneratedText(name: string): name is GeneratedText {
  return (generatedTexts as readonly string[]).includes(name);
}
