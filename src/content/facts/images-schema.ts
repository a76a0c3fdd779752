import * as z from 'zod';
import {isoDate, sourceSchema, unique} from './source-schema';

const image = z.strictObject({
  name: z.string().regex(/^aurora(?:-[a-z]+)*$/),
  /** Whether it holds the developer tools. */
  dx: z.boolean(),
  /** Whether it holds the NVIDIA driver. */
  nvidia: z.boolean(),
  changed: isoDate,
});

const stream = z.strictObject({
  name: z.string(),
  fedora: z.string().regex(/^\d{2,3}$/),
  /** The kernel builds it takes: `coreos-stable` follows Fedora CoreOS, `main` follows Fedora. */
  kernel: z.string(),
  /** The branch of the source that it is built from. */
  branch: z.string(),
  /** What makes a new image. `cron` is in UTC. */
  built: z.discriminatedUnion('on', [
    z.strictObject({on: z.literal('schedule'), cron: z.string()}),
    z.strictObject({on: z.literal('push')}),
    z.strictObject({on: z.literal('merge')}),
  ]),
  /** Tags of an image; YYYYMMDD is the day it was built, N its number on that day. */
  tags: z.array(z.string()),
  /** Tags under names that are retired. */
  legacyTags: z.array(z.string()),
  changed: isoDate,
});

/** images.json: what is published now. Made by facts:refresh. */
export const imagesSchema = z.strictObject({
  source: sourceSchema,
  registry: z.literal('ghcr.io/ublue-os'),
  images: unique(image, ({name}) => name),
  streams: unique(stream, ({name}) => name),
  retention: z.strictObject({
    /** Images older than this are deleted. */
    days: z.int().positive(),
    /** The newest ones that stay whatever their age. */
    keepTagged: z.int().positive(),
    /** When old ones are deleted, in UTC. */
    cron: z.string(),
  }),
});

export type Images = z.infer<typeof imagesSchema>;
