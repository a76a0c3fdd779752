import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** Link texts that say nothing about their target: the English list of Lighthouse 12. */
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

/**
 * What keeps other search engines from showing a page, or from understanding its links. They read the
 * text of a link, not its label for screen readers.
 */
export function otherEngineProblems({file, $}: BuiltPage): Problem[] {
  const description = $('meta[name="description"]').attr('content')?.trim();
  const robots = $('meta[name="robots"]').attr('content') ?? '';
  return [
    ...(description ? [] : [{file, message: 'has no description; give the page one'}]),
    ...(/noindex|none/i.test(robots)
      ? [{file, message: `says "${robots}" to other search engines; let them show it`}]
      : []),
    ...$('a[href]')
      .get()
      .map((element) => ({
        text: $(element).text().replace(/\s+/g, ' ').trim(),
        href: $(element).attr('href') ?? '',
      }))
      .filter(({text}) => vague.has(text.toLowerCase()))
      .map(({text, href}) => ({
        file,
        message: `link to "${href}" says "${text}"; say where it leads`,
      })),
  ];
}
