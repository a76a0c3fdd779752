import * as z from 'zod';
import {sectionSchema} from './section-schema';
import {unique} from './source-schema';

/** What people asked, each text once. */
const askedSchema = unique(
  z.string().max(90, 'is longer than 90 characters; keep what somebody would type'),
  (question) => question.toLowerCase(),
);

/**
 * questions.json: what people asked in public threads, by the section that answers them best, and
 * reported-messages.json: the messages that they pasted there. Written by hand; the search finds the
 * section by them.
 */
export const questionsSchema = z.record(
  sectionSchema,
  askedSchema.min(1, 'has no question; remove the section'),
);

export type Questions = z.infer<typeof questionsSchema>;

/**
 * unanswered-questions.json: what people asked or pasted in public threads that no page answers. With
 * them, the search can tell such a question from one that a page answers.
 */
export const unansweredQuestionsSchema = askedSchema;
