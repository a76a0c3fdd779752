/** The screens that there are drawings of. */
export const screenNames = ['black', 'logo', 'grub', 'login', 'mok', 'shell'] as const;

export type ScreenName = (typeof screenNames)[number];
