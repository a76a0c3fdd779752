import {translate} from '@docusaurus/Translate';

/** The keys whose label is not a word that a screen reader can read out. */
function spokenNames(): Readonly<Record<string, string>> {
  return {
    Ctrl: translate({
      id: 'components.Kbd.control',
      message: 'Control',
      description: 'The key Ctrl, for screen readers',
    }),
    AltGr: translate({
      id: 'components.Kbd.altGraph',
      message: 'Alt Graph',
      description: 'The key AltGr, for screen readers',
    }),
    Esc: translate({
      id: 'components.Kbd.escape',
      message: 'Escape',
      description: 'The key Esc, for screen readers',
    }),
    PgUp: translate({
      id: 'components.Kbd.pageUp',
      message: 'Page Up',
      description: 'The key PgUp, for screen readers',
    }),
    PgDn: translate({
      id: 'components.Kbd.pageDown',
      message: 'Page Down',
      description: 'The key PgDn, for screen readers',
    }),
    Print: translate({
      id: 'components.Kbd.print',
      message: 'Print Screen',
      description: 'The key Print, for screen readers',
    }),
    '↑': translate({
      id: 'components.Kbd.up',
      message: 'Up arrow',
      description: 'The arrow key that points up, for screen readers',
    }),
    '↓': translate({
      id: 'components.Kbd.down',
      message: 'Down arrow',
      description: 'The arrow key that points down, for screen readers',
    }),
    '←': translate({
      id: 'components.Kbd.left',
      message: 'Left arrow',
      description: 'The arrow key that points to the left, for screen readers',
    }),
    '→': translate({
      id: 'components.Kbd.right',
      message: 'Right arrow',
      description: 'The arrow key that points to the right, for screen readers',
    }),
    '⌘': translate({
      id: 'components.Kbd.command',
      message: 'Command',
      description: 'The Command key of an Apple keyboard, for screen readers',
    }),
    '/': translate({
      id: 'components.Kbd.slash',
      message: 'slash',
      description: 'The key with the slash, for screen readers',
    }),
    '?': translate({
      id: 'components.Kbd.questionMark',
      message: 'question mark',
      description: 'The key with the question mark, for screen readers',
    }),
    ',': translate({
      id: 'components.Kbd.comma',
      message: 'comma',
      description: 'The key with the comma, for screen readers',
    }),
    '.': translate({
      id: 'components.Kbd.fullStop',
      message: 'full stop',
      description: 'The key with the full stop, for screen readers',
    }),
    '-': translate({
      id: 'components.Kbd.minus',
      message: 'minus',
      description: 'The key with the minus sign, for screen readers',
    }),
  };
}

/** Returns the spoken form of a combination of keys: "Control plus Alt plus T". */
export function spokenKeys(keys: readonly string[]): string {
  const names = spokenNames();
  const plus = translate({
    id: 'components.Kbd.plus',
    message: 'plus',
    description: 'Joins two keys that are pressed together, for screen readers',
  });
  return keys.map((key) => names[key] ?? key).join(` ${plus} `);
}
