import isTyping from './isTyping';

/** What a key does wherever the reader is on the site. */
export type Shortcut = 'toggle-search' | 'open-search' | 'show-shortcuts';

/**
 * Returns what a key press does on the site; undefined if it does nothing, or goes to a field in
 * which the reader is typing. Ctrl+K and Command+K work there, too (SPEC §2).
 */
export default function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.altKey) {
    return undefined;
  }
  if (event.ctrlKey || event.metaKey) {
    return event.key.toLowerCase() === 'k' && !event.shiftKey ? 'toggle-search' : undefined;
  }
  if (isTyping(event.composedPath()[0])) {
    return undefined;
  }
  switch (event.key) {
    case '/':
      return 'open-search';
    case '?':
      return 'show-shortcuts';
    default:
      return undefined;
  }
}
