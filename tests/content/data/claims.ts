import type {Disproved, Needed} from '../checks/claims';

/** Statements that a check against the sources disproved. None of them may come back. */
export const disproved: readonly Disproved[] = [
  {
    says: /System Settings > Aurora Preferences/,
    unless: /\*\*Apply\*\*/,
    write: 'that nothing changes before **Apply**',
    source:
      'ledif/kcm_ublue, the class of the page: its buttons are Help and Apply, and save() runs on Apply',
    wrong:
      'Open **System Settings > Aurora Preferences** and clear **Enabled**. This acts at once.',
    right: 'Open **System Settings > Aurora Preferences**, clear **Enabled** and press **Apply**.',
  },
];

/** What readers come to a page for, and what went missing once. */
export const needed: readonly Needed[] = [];
