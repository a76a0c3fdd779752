import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** Link texts that do not describe their target: the English list of Lighthouse 12. */
const vague = new Set([
  'click here',
  'click this',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'read more',
  'right here',
  'see more',
  'start',
  'this',
]);

/** A URL as the text of a link. One of the reader's own machine has no other name. */
const shownUrl = /^(?:https?:\/\/|www\.)(?!localhost\b|127\.)/;

/**
 * Finds what keeps search engines from showing a page, or from understanding its links. They read the
 * text of a link, not its label for screen readers.
 */
export function searchEngineProblems({file, $}: BuiltPage): Problem[] {
  const description = $('meta[name="description"]').attr('content')?.trim();
  const robots = $('meta[name="robots"]').attr('content') ?? '';
  return [
    ...(description ? [] : [{file, message: 'has no description; give the page one'}]),
    ...(/noindex|none/i.test(robots)
      ? [{file, message: `tells search engines "${robots}"; let them show the page`}]
      : []),
    ...$('a[href]')
      .get()
      .map((element) => ({
        text: $(element).text().replace(/\s+/g, ' ').trim(),
        href: $(element).attr('href') ?? '',
      }))
      .filter(({text}) => vague.has(text.toLowerCase()) || shownUrl.test(text))
      .map(({text, href}) => ({
        file,
        message: `link to "${href}" says "${text}"; say where it leads`,
      })),
  ];
}
