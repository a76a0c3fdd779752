import * as z from 'zod';
import {isoDate, unique} from './source-schema';

/**
 * retired.json: outdated names that readers may still encounter, and what replaced them. Written by
 * hand.
 */
export const retiredSchema = unique(
  z.strictObject({
    name: z.string(),
    kind: z.enum(['image', 'stream', 'recipe']),
    /** The day it was retired; null if unknown. */
    since: isoDate.nullable(),
    /** What to use instead; null if there is no replacement. */
    instead: z.string().nullable(),
    /** The source for this: repository and path, or commit. */
    source: z.string(),
  }),
  ({kind, name}) => `${kind} ${name}`,
);

export type Retired = z.infer<typeof retiredSchema>;
