import * as z from 'zod';
import {sectionSchema} from './section-schema';
import {unique} from './source-schema';

/**
 * questions.json: what people asked in public threads, by the section that answers them best, and
 * reported-messages.json: the messages that they pasted there. Written by hand; the search finds the
 * section by them.
 */
export const questionsSchema = z.record(
  sectionSchema,
  unique(
    z.string().max(90, 'is longer than 90 characters; keep what somebody would type'),
    (question) => question.toLowerCase(),
  ).min(1, 'has no question; remove the section'),
);

export type Questions = z.infer<typeof questionsSchema>;
