import isAppleKeyboard from '../../../components/Kbd/isAppleKeyboard';

/** Where a hit opens. */
export type Opening = 'here' | 'tab' | 'window';

/** Where a clicked hit opens. `link` means that the browser decides, as with any other link. */
export type ClickOpening = Opening | 'link';

/** The keys and the button of a click, or the keys held with Enter. */
export interface ClickModifiers {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** 1 for the middle button. */
  button?: number;
}

/** Ctrl, Cmd, Alt or the middle button ask for a new tab, Shift for a new window (SPEC §4). */
export function openingOf({ctrlKey, metaKey, shiftKey, altKey, button}: ClickModifiers): Opening {
  if (ctrlKey || metaKey || altKey || button === 1) {
    return 'tab';
  }
  return shiftKey ? 'window' : 'here';
}

/**
 * The browser's own behavior for clicks on links is left alone. The other modified clicks would
 * leave the page or save a file: those with Alt, and with the other one of Ctrl and Cmd.
 */
export function openingOfClick(click: ClickModifiers): ClickOpening {
  const {shiftKey, button} = click;
  const asksForTab = isAppleKeyboard() ? click.metaKey : click.ctrlKey;
  return asksForTab || shiftKey || button === 1 ? 'link' : openingOf(click);
}
