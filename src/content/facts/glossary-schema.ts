import * as z from 'zod';

const word = z.string().trim().min(2).max(30);

/** The rules of the glossary: complete sentences, alphabetical order, no word with two meanings. */
export const glossarySchema = z
  .array(
    z.strictObject({
      term: word,
      forms: z.array(word),
      definition: z
        .string()
        .min(40, 'is shorter than 40 characters; say what the word means')
        .max(200, 'is longer than 200 characters; keep what a reader needs on the spot')
        .regex(/^[A-Z].*\.$/, 'is not a sentence; begin with a capital and end with a full stop'),
      more: z
        .strictObject({
          title: z.string().min(2).max(40),
          path: z.string().startsWith('/', 'is not a path of this site; begin it with a slash'),
        })
        .optional(),
    }),
  )
  .superRefine((entries, context) => {
    const words = entries.flatMap(({term, forms}) =>
      [term, ...forms].map((form) => form.toLowerCase()),
    );
    words.forEach((form, index) => {
      if (words.indexOf(form) !== index) {
        context.addIssue({code: 'custom', message: `has "${form}" twice; keep one`});
      }
    });
    const terms = entries.map(({term}) => term.toLowerCase());
    terms.forEach((term, index) => {
      if (index > 0 && term < (terms[index - 1] ?? '')) {
        context.addIssue({
          code: 'custom',
          message: `has "${term}" in the wrong place; move it to its alphabetical position`,
        });
      }
    });
  });
