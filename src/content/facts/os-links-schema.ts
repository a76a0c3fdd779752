import * as z from 'zod';
import {repositoryName, sourceSchema, unique} from './source-schema';

const link = z.strictObject({
  url: z.string().startsWith('https://docs.getaurora.dev'),
  /** The path that has to answer, as it is linked. */
  path: z.string().startsWith('/'),
  /** The heading that has to be there, without `#`. */
  anchor: z.string().nullable(),
  /** Where it is linked from. */
  uses: z
    .array(
      z.strictObject({
        repository: repositoryName,
        path: z.string(),
        /** Whether the file that links is part of an installed system, or only of its source. */
        installed: z.boolean(),
      }),
    )
    .min(1),
});

/** os-links.json: every address of this site that Aurora and its sources link to. */
export const osLinksSchema = z.strictObject({
  sources: z.array(sourceSchema),
  links: unique(link, ({url}) => url),
});

export type OsLinks = z.infer<typeof osLinksSchema>;
