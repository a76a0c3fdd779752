import * as z from 'zod';

const phrases = z
  .string()
  .regex(/^[a-z0-9]+(?:,? [a-z0-9]+)*$/, 'words and phrases in lower case, separated by commas');
const groups = z.string().regex(/^[a-z ]+(?: \+ [a-z ]+)*$/, 'names of groups, joined by " + "');
const address = z.string().regex(/^\/\S*$/, 'the address of a section, such as "/guides/vpn#peer"');

/**
 * The queries of readers in trouble, and the sections that help them.
 *
 * `words` holds named groups of words and phrases that play the same part in a sentence. A query
 * matches an intent if it has a word from each group of one of its `patterns`, in any order.
 */
export const intentsSchema = z
  .strictObject({
    words: z.record(z.string(), phrases),
    intents: z.array(
      z.strictObject({
        patterns: z.array(groups).min(1),
        answers: z.array(address).min(1),
      }),
    ),
  })
  .superRefine(({words, intents}, context) => {
    const used = new Set(
      intents.flatMap(({patterns}) => patterns.flatMap((pattern) => pattern.split(' + '))),
    );
    for (const group of used) {
      if (!(group in words)) {
        context.addIssue({code: 'custom', message: `"words" has no group "${group}"`});
      }
    }
    for (const group of Object.keys(words)) {
      if (!used.has(group)) {
        context.addIssue({code: 'custom', message: `no intent uses the group "${group}"`});
      }
    }
  });

/** The intents of the site; see `intentsSchema`. */
export type Intents = z.infer<typeof intentsSchema>;
