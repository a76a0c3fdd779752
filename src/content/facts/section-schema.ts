import * as z from 'zod';

/** The address of a section that says what to do. */
export const sectionSchema = z
  .string()
  .regex(/^\/[\w/-]+#[\w-]+$/, 'is not a section of this site, such as "/guides/vpn#tailscale"');
