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
 * @throws Error naming those that lead to a section as well
 */
export function withoutAnswer(
  pages: readonly Page[],
  unanswered: readonly string[] = unansweredQuestions,
): readonly string[] {
  const places = new Map(
    pages.flatMap(({url, sections}) =>
      sections.flatMap(({id, askedAs, questions = []}) =>
        [...askedAs, ...questions].map((text) => [text.toLowerCase(), `${url}#${id}`] as const),
      ),
    ),
  );
  const answered = unanswered.flatMap((question) => {
    const place = places.get(question.toLowerCase());
    return place === undefined ? [] : [`"${question}", which leads to ${place}`];
  });
  if (answered.length > 0) {
    throw new Error(
      `src/content/facts/unanswered-questions.json has ${answered.join('; ')}. Remove it from this file.`,
    );
  }
  return unanswered;
}
