/** What a recipe can be about, in the order of the list from which readers choose. */
export const topics = [
  'updates and images',
  'apps and tools',
  'hardware and boot',
  'network and desktop',
  'faults',
  'clean-up',
] as const;

export type Topic = (typeof topics)[number];
