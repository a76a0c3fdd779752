import {translate} from '@docusaurus/Translate';
import isAppleKeyboard from '../components/Kbd/isAppleKeyboard';

/** What one or more keys do. */
interface ShortcutEntry {
  /** Combinations as `Kbd` takes them; each does it. */
  keys: readonly string[];
  effect: string;
}

/** The shortcuts that work in one place. */
interface ShortcutGroup {
  title: string;
  shortcuts: readonly ShortcutEntry[];
}

/** Returns the keys that the site reacts to, as the reader's keyboard names them. */
export default function shortcutGroups(): ShortcutGroup[] {
  const control = isAppleKeyboard() ? '⌘' : 'Ctrl';
  return [
    {
      title: translate({
        id: 'shortcuts.everywhere',
        message: 'Everywhere',
        description: 'The title of the keyboard shortcuts that work on every page',
      }),
      shortcuts: [
        {
          keys: ['/', `${control}+K`],
          effect: translate({
            id: 'shortcuts.search',
            message: 'Search',
            description: 'What a keyboard shortcut does: it opens the search',
          }),
        },
        {
          keys: ['?'],
          effect: translate({
            id: 'shortcuts.list',
            message: 'Show or hide this list',
            description: 'What a keyboard shortcut does: it shows or hides the list of shortcuts',
          }),
        },
        {
          keys: ['Tab', 'Enter'],
          effect: translate({
            id: 'shortcuts.skip',
            message: 'Skip the menus, at the top of a page',
            description: 'What two keys do one after the other: they use the link to the content',
          }),
        },
        {
          keys: ['Esc'],
          effect: translate({
            id: 'shortcuts.closeOverlay',
            message: 'Close what is open: a menu, an image, an explanation',
            description: 'What a keyboard shortcut does: it closes what covers the page',
          }),
        },
      ],
    },
    {
      title: translate({
        id: 'shortcuts.inSearch',
        message: 'In the search',
        description: 'The title of the keyboard shortcuts that work in the search dialog',
      }),
      shortcuts: [
        {
          keys: ['↑', '↓'],
          effect: translate({
            id: 'shortcuts.select',
            message: 'Go through the results',
            description: 'What a keyboard shortcut does: it selects another search result',
          }),
        },
        {
          keys: ['Enter'],
          effect: translate({
            id: 'shortcuts.open',
            message: 'Open the result',
            description: 'What a keyboard shortcut does: it opens the selected search result',
          }),
        },
        {
          keys: [`${control}+Enter`],
          effect: translate({
            id: 'shortcuts.openTab',
            message: 'Open it in a new tab',
            description: 'What a keyboard shortcut does: it opens a search result in a new tab',
          }),
        },
        {
          keys: ['Shift+Enter'],
          effect: translate({
            id: 'shortcuts.openWindow',
            message: 'Open it in a new window',
            description: 'What a keyboard shortcut does: it opens a search result in a new window',
          }),
        },
        {
          keys: ['?'],
          effect: translate({
            id: 'shortcuts.ask',
            message: 'Ask a question, while nothing is typed',
            description: 'What a keyboard shortcut does in the empty search: it asks the docs',
          }),
        },
      ],
    },
    {
      title: translate({
        id: 'shortcuts.onTabs',
        message: 'On tabs and menus',
        description: 'The title of the keyboard shortcuts that work on tabs and in menus',
      }),
      shortcuts: [
        {
          keys: ['←', '→'],
          effect: translate({
            id: 'shortcuts.tabs',
            message: 'Move to another tab; Enter shows it',
            description: 'What a keyboard shortcut does: it moves between tabs',
          }),
        },
        {
          keys: ['Home', 'End'],
          effect: translate({
            id: 'shortcuts.tabsEnds',
            message: 'Move to the first or last tab',
            description: 'What a keyboard shortcut does: it moves to the first or last tab',
          }),
        },
        {
          keys: ['↑', '↓'],
          effect: translate({
            id: 'shortcuts.menu',
            message: 'Go through a menu',
            description: 'What a keyboard shortcut does: it moves through the links of a dropdown',
          }),
        },
      ],
    },
  ];
}
