import {glossary} from '../facts/glossary';

/** The glossary as Markdown: a section for each word, which other pages may link to. */
export function glossaryText(): string {
  return glossary
    .map(({term, forms, definition, more}) =>
      [
        `## ${term}`,
        definition,
        ...(forms.length > 0 ? [`Also: ${forms.join(', ')}.`] : []),
        ...(more ? [`[${more.title}](${more.path})`] : []),
      ].join('\n\n'),
    )
    .join('\n\n');
}
