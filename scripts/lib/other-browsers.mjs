import {findProgram, isExecutable} from './programs.mjs';

/** @returns {string | undefined} the executable of Firefox */
export function findFirefox() {
  return [
    findProgram('firefox-esr'),
    findProgram('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((file) => file !== undefined && isExecutable(file));
}

/**
 * The browsers that tests/nightly/other-browsers drives. WebKit is that of GNOME, which comes with a
 * driver and has the engine of Safari.
 *
 * @type {(import('./programs.mjs').Program & {name: 'Firefox' | 'WebKit'})[]}
 */
export const otherBrowsers = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    missing: () => (findFirefox() === undefined ? 'firefox' : undefined),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    // It cannot run without a screen.
    missing: () =>
      ['WebKitWebDriver', 'Xvfb'].find((program) => findProgram(program) === undefined),
  },
];
