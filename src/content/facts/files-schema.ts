import * as z from 'zod';
import {imageSet, isoDate, repositoryName, sourceSchema, unique} from './source-schema';

/** What a file is for, judging by its location. */
export const fileKinds = [
  'command',
  'helper',
  'unit',
  'unit preset',
  'justfile',
  'Brewfile',
  'hook',
  'udev rule',
  'polkit rule',
  'kernel setting',
  'boot setting',
  'temporary files',
  'signature policy',
  'shell setup',
  'home folder default',
  'desktop default',
  'desktop entry',
  'look',
  'system setting',
  'data',
] as const;

export type FileKind = (typeof fileKinds)[number];

const file = z.strictObject({
  /** Its path on an installed system. */
  path: z.string().startsWith('/'),
  kind: z.enum(fileKinds),
  images: imageSet,
  repository: repositoryName,
  /** Where it comes from, in that repository: the file itself, or the script that writes it. */
  from: z.string(),
  changed: isoDate,
});

const unit = z.strictObject({
  /** For example `uupd.timer`. */
  name: z.string(),
  scope: z.enum(['system', 'user']),
  /** What the image is built with. */
  state: z.enum(['enabled', 'disabled', 'masked']),
  images: imageSet,
  /** The streams that this holds for; null for all of them. */
  streams: z.array(z.string()).nullable(),
  /** The script that says so, in ublue-os/aurora. */
  from: z.string(),
  changed: isoDate,
});

/** files.json: files, units and timers that Aurora adds to its base image. Made by facts:refresh. */
export const filesSchema = z.strictObject({
  sources: z.array(sourceSchema),
  files: unique(file, ({path}) => path),
  units: unique(unit, ({scope, name}) => `${scope} ${name}`),
});

export type Files = z.infer<typeof filesSchema>;

/** files-notes.json: what a file or unit is for, by path or by the unit's name. Written by hand. */
export const filesNotesSchema = z.record(
  z.string(),
  z
    .string()
    .regex(/^[A-Z].*\.$/, 'is not a sentence; begin with a capital and end with a full stop'),
);
