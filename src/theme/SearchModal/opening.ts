/** Where a hit opens. */
export type Opening = 'here' | 'tab' | 'window';

/** The keys and the button of a click, or the keys held with Enter. */
export interface Held {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** 1 for the middle button. */
  button?: number;
}

/** Ctrl, Cmd, Alt or the middle button ask for a new tab, Shift for a new window (SPEC §4). */
export function openingOf({ctrlKey, metaKey, shiftKey, altKey, button}: Held): Opening {
  if (ctrlKey || metaKey || altKey || button === 1) {
    return 'tab';
  }
  return shiftKey ? 'window' : 'here';
}
