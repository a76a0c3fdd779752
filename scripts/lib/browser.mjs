import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {root} from './install.mjs';
import {isExecutable} from './programs.mjs';

/** Debian's build without windows, in which a test takes half as long as in the whole browser. */
const shell = 'chromium-headless-shell';

const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns {string | undefined} the browser on the PATH, or where macOS keeps it */
function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...applications].find(isExecutable);
}

/** @returns {Promise<string | undefined>} the browser that Playwright has downloaded */
async function downloadedBrowser() {
  const {chromium} = await import('@playwright/test');
  return [chromium.executablePath()].find(isExecutable);
}

/**
 * Finds a Chrome or Chromium for the browser tests: `CHROME_PATH`, an installed one, or
 * Playwright's own. Installs one if there is none. In CI on Debian, it installs the one without
 * windows.
 *
 * @param {(command: string, parameters: string[]) => boolean} run runs an installer, quietly
 * @returns {Promise<string>} path of the executable
 * @throws {Error} one sentence on what to install, if none is available
 */
export async function findBrowser(run = runQuietly) {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (!isExecutable(wanted)) {
      throw new Error(`CHROME_PATH names ${wanted}, which cannot be run. Correct it or unset it.`);
    }
    return wanted;
  }
  const found = installedBrowser() ?? (await downloadedBrowser());
  // A machine of CI is nobody's own, so what makes its tests quicker may be installed there.
  const mayInstall = process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  if (found && (!process.env.CI || !mayInstall || path.basename(found) === shell)) {
    return found;
  }
  if (found) {
    installPackage(run);
    return installedBrowser() ?? found;
  }
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  if (run(process.execPath, [playwright, 'install', 'chromium'])) {
    const downloaded = await downloadedBrowser();
    if (downloaded) {
      return downloaded;
    }
  }
  if (mayInstall) {
    installPackage(run);
  }
  const installed = installedBrowser();
  if (!installed) {
    throw new Error(
      'The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to where it is.',
    );
  }
  return installed;
}

/** @param {(command: string, parameters: string[]) => boolean} run */
function installPackage(run) {
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', shell]);
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @returns {boolean} whether it succeeded
 */
function runQuietly(command, parameters) {
  return spawnSync(command, parameters, {cwd: root, stdio: 'ignore'}).status === 0;
}
