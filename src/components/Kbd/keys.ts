/**
 * Keys with a name, as pages write them and keyboards show them. `Plus` is the key with the +, and
 * `Win` is Meta where a page speaks of Windows.
 */
const namedKeys: readonly string[] = [
  'Ctrl',
  'Alt',
  'AltGr',
  'Shift',
  'Meta',
  'Win',
  'Fn',
  'Enter',
  'Esc',
  'Tab',
  'Space',
  'Backspace',
  'Insert',
  'Delete',
  'Home',
  'End',
  'PgUp',
  'PgDn',
  'Print',
  'Plus',
  '↑',
  '↓',
  '←',
  '→',
];

/** Other names that people use for these keys, in lower case. */
const otherNames: Readonly<Record<string, string>> = {
  control: 'Ctrl',
  strg: 'Ctrl',
  option: 'Alt',
  super: 'Meta',
  win: 'Meta',
  windows: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  return: 'Enter',
  escape: 'Esc',
  spacebar: 'Space',
  ins: 'Insert',
  del: 'Delete',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  printscreen: 'Print',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
};

/** The keys of a combination. `Ctrl+Alt+T` has three. */
export function keysOf(combination: string): string[] {
  return combination.trim().split('+');
}

/**
 * Whether pages may use this name for a key: a named key, F1 to F24, a capital letter, a digit or a
 * symbol.
 */
export function isKey(name: string): boolean {
  return namedKeys.includes(name) || /^(?:F[1-9]|F1\d|F2[0-4]|[A-Z\d]|[^\w\s+])$/u.test(name);
}

/** Returns the key that is probably meant by a name that `isKey` rejects, if there is one. */
export function keyMeantBy(name: string): string | undefined {
  const small = name.trim().toLowerCase().replace(/[ -]/g, '');
  return (
    otherNames[small] ??
    namedKeys.find((key) => key.toLowerCase() === small) ??
    [small.toUpperCase()].find(isKey)
  );
}
