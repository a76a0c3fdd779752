import * as z from 'zod';

const phrase = z.string().regex(/^[\p{Ll}\p{N}]+(?:[ -][\p{Ll}\p{N}]+)*$/u, 'lower-case words');

/** Groups of synonymous words or phrases; each phrase belongs to one group. */
export const synonymsSchema = z
  .array(z.array(phrase).min(2))
  .refine((groups) => new Set(groups.flat()).size === groups.flat().length, {
    message: 'a phrase must be in one group only',
  });
