import * as z from 'zod';
import {isoDate, sourceSchema, unique} from './source-schema';

/** brewfiles.json: what each Brewfile in the image lists. Made by facts:refresh. */
export const brewfilesSchema = z.strictObject({
  source: sourceSchema,
  brewfiles: unique(
    z.strictObject({
      /** For example `fonts.Brewfile`. */
      file: z.string().endsWith('.Brewfile'),
      entries: z.array(
        z.strictObject({kind: z.enum(['tap', 'brew', 'cask', 'flatpak']), name: z.string()}),
      ),
      changed: isoDate,
    }),
    ({file}) => file,
  ),
});

export type Brewfiles = z.infer<typeof brewfilesSchema>;

/** brewfiles-notes.json: what each Brewfile is about, in a few words. Written by hand. */
export const brewfilesNotesSchema = z.record(z.string().endsWith('.Brewfile'), z.string().min(3));
