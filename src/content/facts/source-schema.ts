import * as z from 'zod';

/** A date as the snapshot writes it, in UTC. */
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date such as "2026-08-22"');

/** A repository on GitHub that facts come from. */
export const repositoryName = z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'is not an owner and a name');

/** The source of a part of the snapshot. */
export const sourceSchema = z.strictObject({
  repository: repositoryName,
  /** The commit that was read. */
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'is not a commit'),
  /** When that commit was made. */
  date: isoDate,
});

export type Source = z.infer<typeof sourceSchema>;

/** The images that contain something: all, those of the developer edition, or those for NVIDIA. */
export const imageSet = z.enum(['all', 'dx', 'nvidia']);

export type ImageSet = z.infer<typeof imageSet>;

/** A list in which no two entries have the same key. */
export function unique<Item extends z.ZodType>(item: Item, key: (entry: z.output<Item>) => string) {
  return z.array(item).superRefine((entries, context) => {
    const seen = new Set<string>();
    for (const entry of entries) {
      if (seen.has(key(entry))) {
        context.addIssue({code: 'custom', message: `has "${key(entry)}" twice; keep one`});
      }
      seen.add(key(entry));
    }
  });
}
