import {questions as facts, reportedMessages} from '../../content/facts/facts';
import type {Questions} from '../../content/facts/questions-schema';
import type {Page} from '../core/pages';
import {withTexts} from './texts';

/**
 * Adds to each section what people asked or pasted that it answers, in the words of those who did.
 *
 * @throws Error naming a section that does not exist
 */
export function withQuestions(
  pages: readonly Page[],
  questions: Questions = facts,
  pasted: Questions = reportedMessages,
): Page[] {
  const files = [
    ['src/content/facts/questions.json', questions],
    ['src/content/facts/reported-messages.json', pasted],
  ] as const;
  return files.reduce<Page[]>(
    (all, [file, texts]) => withTexts(all, 'questions', new Map(Object.entries(texts)), file),
    [...pages],
  );
}
