import {questions as facts, reportedMessages, unansweredQuestions} from '../../content/facts/facts';
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

/**
 * Returns the questions that no page answers.
 *
 * @param pages all pages, with what people asked
 * @throws Error naming a question that leads to a section as well
 */
export function unansweredBy(
  pages: readonly Page[],
  unanswered: readonly string[] = unansweredQuestions,
): readonly string[] {
  const wordings = pages.flatMap(({sections}) =>
    sections.flatMap(({askedAs, questions = []}) => [...askedAs, ...questions]),
  );
  const answered = new Set(wordings.map((wording) => wording.toLowerCase()));
  const both = unanswered.find((question) => answered.has(question.toLowerCase()));
  if (both !== undefined) {
    throw new Error(
      `src/content/facts/unanswered-questions.json has "${both}", which leads to a section; remove it there.`,
    );
  }
  return unanswered;
}
