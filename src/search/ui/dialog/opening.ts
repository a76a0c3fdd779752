import isAppleKeyboard from '../../../components/Kbd/isAppleKeyboard';

/** Where a hit opens. */
export type Opening = 'here' | 'tab' | 'window';

/** Where a hit opens that was clicked; `link` is for the browser to say, as of any other link. */
export type ClickOpening = Opening | 'link';

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

/**
 * What the browser itself does with a click on a link is left to it. The rest of the modified clicks
 * would leave the page, or save a file: Alt, and the other one of Ctrl and Cmd.
 */
export function openingOfClick(click: Held): ClickOpening {
  const {shiftKey, button} = click;
  const asksForTab = isAppleKeyboard() ? click.metaKey : click.ctrlKey;
  return asksForTab || shiftKey || button === 1 ? 'link' : openingOf(click);
}
