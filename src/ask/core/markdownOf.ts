import {citedNumbers} from './citations';
import type {Conversation} from './conversation';
import {withoutThinking} from './thinking';

/**
 * Writes a conversation as Markdown.
 *
 * @param siteUrl the origin of the site
 * @param disclaimer what stands below each answer of a model
 */
export function markdownOf(turns: Conversation, siteUrl: string, disclaimer: string): string {
  return turns
    .map(({question, found, answer}) => {
      const text = answer && withoutThinking(answer.text);
      const sources = answer?.passages ?? found?.passages ?? [];
      const cited = answer ? citedNumbers(answer.text, sources.length) : [];
      const list = sources.flatMap(({path, url}, index) =>
        cited.length === 0 || cited.includes(index + 1)
          ? [`- [${index + 1}] ${path.join(' › ')}: <${siteUrl}${url}>`]
          : [],
      );
      return [
        `## ${question}`,
        ...(text ? [text, `*${disclaimer}* (${answer.model})`] : []),
        list.join('\n'),
      ].join('\n\n');
    })
    .join('\n\n')
    .concat('\n');
}
