import {questions as facts} from '../../content/facts/facts';
import type {Questions} from '../../content/facts/questions-schema';
import type {Page} from '../core/pages';
import {withTexts} from './texts';

/**
 * Adds to each section the questions that it answers, in the words of those who asked.
 *
 * @throws Error naming a section that does not exist
 */
export function withQuestions(pages: readonly Page[], questions: Questions = facts): Page[] {
  const bySection = new Map(Object.entries(questions));
  return withTexts(pages, 'questions', bySection, 'src/content/facts/questions.json');
}
