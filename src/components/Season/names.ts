/** The four seasons of the valley, by what readers do in that part of the documentation. */
export const seasonNames = ['get', 'use', 'develop', 'fix'] as const;

export type SeasonName = (typeof seasonNames)[number];
