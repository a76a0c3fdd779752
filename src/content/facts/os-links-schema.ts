import * as z from 'zod';
import {repositoryName, sourceSchema, unique} from './source-schema';

const link = z.strictObject({
  url: z.string().startsWith('https://docs.getaurora.dev'),
  /** The path that has to exist, as it appears in the link. */
  path: z.string().startsWith('/'),
  /** The anchor that has to exist, without `#`. */
  anchor: z.string().nullable(),
  /** Where it is linked from. */
  uses: z
    .array(
      z.strictObject({
        repository: repositoryName,
        path: z.string(),
        /** Whether the linking file is part of an installed system, or only of the source. */
        installed: z.boolean(),
      }),
    )
    .min(1),
});

/** os-links.json: every URL of this site that Aurora and its sources link to. */
export const osLinksSchema = z.strictObject({
  sources: z.array(sourceSchema),
  links: unique(link, ({url}) => url),
});

export type OsLinks = z.infer<typeof osLinksSchema>;
