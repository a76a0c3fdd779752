import * as z from 'zod';
import {isoDate, sourceSchema, unique} from './source-schema';

const recipe = z.strictObject({
  name: z.string().min(1),
  /** Other names that run the same recipe. */
  aliases: z.array(z.string()),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      /** The default; null when the parameter is required. */
      default: z.string().nullable(),
    }),
  ),
  group: z.string().nullable(),
  /** The comment that `ujust --list` shows. */
  doc: z.string().nullable(),
  /** The justfile, from the root of the repository. */
  file: z.string(),
  /** SHA-256 of the definition as `just` prints it. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Programs and scripts of the image that the recipe runs, as paths of an installed system. */
  runs: z.array(z.string().startsWith('/')),
  /** When the definition, or a script in `runs`, last changed. */
  changed: isoDate,
});

/** ujust.json: what `just` itself says of the recipes in the image. Made by facts:refresh. */
export const ujustSchema = z.strictObject({
  source: sourceSchema,
  recipes: unique(recipe, ({name}) => name),
  /** Recipes that can be run but that `ujust --list` hides. */
  private: z.array(z.string()),
});

export type Ujust = z.infer<typeof ujustSchema>;
export type Recipe = Ujust['recipes'][number];

const sentence = z
  .string()
  .max(200, 'is longer than 200 characters; keep what a reader needs on the spot')
  .regex(
    /^(?:[A-Z][^|]*\.|`[^|`]*`)$/,
    'is neither a sentence nor a command in backticks, or has a bar, which would end a table cell',
  );

/** What follows a label, for example "stops it now." */
const predicate = z
  .string()
  .max(200, 'is longer than 200 characters; keep what a reader needs on the spot')
  .regex(/^[a-z][^|]*\.$/, 'does not go on from the label of an answer, as in "stops it now."');

/**
 * ujust-notes.json: what `just` does not say about a recipe, by its name. Written by hand. A fact
 * about a recipe is stated only here; pages take it with `<Recipe name="…" fact="…" />`.
 */
export const ujustNotesSchema = z.record(
  z.string(),
  z.strictObject({
    does: sentence,
    /** Whether it asks before the main thing it does. */
    asks: z.boolean(),
    /** Whether it needs an administrator. */
    admin: z.boolean(),
    /** How to undo it; null when it changes nothing. */
    undo: sentence.nullable(),
    /** What a reader must not do by accident. */
    danger: sentence.nullable(),
    /** What each answer of its dialog does, by the label of the answer, which the text goes on from. */
    answers: z.record(z.string().regex(/^[A-Z]/), predicate).optional(),
    /** How to leave its dialog without a change, when no answer says so itself. */
    leave: sentence.optional(),
    /** The page or section with more about it, as a path of this site. */
    page: z.strictObject({title: z.string(), path: z.string().startsWith('/')}).optional(),
  }),
);

export type UjustNotes = z.infer<typeof ujustNotesSchema>;
export type UjustNote = UjustNotes[string];
