import {glossary} from '../facts/glossary-entries';

/**
 * Returns the glossary as Markdown, with a section for each word, to which other pages can link.
 */
export function glossaryText(): string {
  return glossary
    .map(({term, forms, definition, more}) =>
      [
        `## ${term}`,
        definition,
        [
          ...(forms.length > 0 ? [`Also: ${forms.join(', ')}.`] : []),
          ...(more ? [`[${more.title}](${more.path})`] : []),
        ].join(' '),
      ].join('\n\n'),
    )
    .join('\n\n');
}
