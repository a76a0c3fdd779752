import * as z from 'zod';
import {isoDate, unique} from './source-schema';

/** retired.json: names that readers still come across, and what replaced them. Written by hand. */
export const retiredSchema = unique(
  z.strictObject({
    name: z.string(),
    kind: z.enum(['image', 'stream', 'recipe']),
    /** The day it was retired; null when unknown. */
    since: isoDate.nullable(),
    /** What to use now; null when nothing replaced it. */
    instead: z.string().nullable(),
    /** Where this is said: repository and path, or commit. */
    source: z.string(),
  }),
  ({kind, name}) => `${kind} ${name}`,
);

export type Retired = z.infer<typeof retiredSchema>;
