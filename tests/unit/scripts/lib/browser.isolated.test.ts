import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {findBrowser} from '../../../../scripts/lib/browser.mjs';

// cspell:words unstub

/** Executable files and folders of the mock machine. */
const machine = vi.hoisted(() => ({files: new Set<string>(), folders: new Set<string>()}));

const playwrightBrowser = '/playwright/chrome';

vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  accessSync(file: string) {
    if (!machine.files.has(file) && !machine.folders.has(file)) {
      throw new Error(`ENOENT: ${file}`);
    }
  },
  statSync: (file: string) => ({isFile: () => machine.files.has(file)}),
}));

vi.mock('@playwright/test', () => ({chromium: {executablePath: () => playwrightBrowser}}));

const failingInstaller = vi.fn<(command: string, parameters: string[]) => boolean>(() => false);

beforeEach(() => {
  machine.files.clear();
  machine.folders.clear();
  failingInstaller.mockClear();
  vi.stubEnv('CHROME_PATH', undefined);
  vi.stubEnv('CI', undefined);
  vi.stubEnv('PATH', ['/bin', '/opt/bin'].join(path.delimiter));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('CHROME_PATH takes precedence', async () => {
  machine.files.add('/my/chrome').add('/bin/chromium');
  vi.stubEnv('CHROME_PATH', '/my/chrome');
  expect(await findBrowser(failingInstaller)).toBe('/my/chrome');
});

test.each(['/my/chrome', '/my/folder'])('a wrong CHROME_PATH (%s) is reported', async (wanted) => {
  machine.files.add('/bin/chromium');
  machine.folders.add('/my/folder');
  vi.stubEnv('CHROME_PATH', wanted);
  await expect(findBrowser(failingInstaller)).rejects.toThrow(
    new Error(`CHROME_PATH names ${wanted}, which cannot be run. Correct it or unset it.`),
  );
});

test('an installed browser is found on the PATH, and nothing is installed', async () => {
  const installed = path.join('/opt/bin', 'google-chrome');
  machine.files.add(installed).add(playwrightBrowser);
  expect(await findBrowser(failingInstaller)).toBe(installed);
  expect(failingInstaller).not.toHaveBeenCalled();
});

test('a folder with the name of a browser is ignored', async () => {
  machine.folders.add(path.join('/bin', 'chrome'));
  machine.files.add(playwrightBrowser);
  expect(await findBrowser(failingInstaller)).toBe(playwrightBrowser);
});

test('the browser of Playwright is installed if there is none', async () => {
  const install = vi.fn<(command: string, parameters: string[]) => boolean>(() => {
    machine.files.add(playwrightBrowser);
    return true;
  });
  expect(await findBrowser(install)).toBe(playwrightBrowser);
  expect(install.mock.calls.map(([, parameters]) => parameters.slice(1))).toEqual([
    ['install', 'chromium'],
  ]);
});

test('the system package is installed if Playwright has no browser, by root only', async () => {
  const browser = path.join('/bin', 'chromium');
  machine.files.add('/usr/bin/apt-get');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const install = (command: string, parameters: string[]) => {
    if (command === 'apt-get' && parameters[0] === 'install') {
      machine.files.add(browser);
    }
    return command === 'apt-get';
  };
  expect(await findBrowser(install)).toBe(browser);

  machine.files.delete(browser);
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  await expect(findBrowser(install)).rejects.toThrow('need Chrome or Chromium');
});

describe('in CI', () => {
  const shell = path.join('/bin', 'chromium-headless-shell');
  const chromium = path.join('/opt/bin', 'chromium');

  beforeEach(() => {
    vi.stubEnv('CI', 'true');
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    machine.files.add(chromium).add('/usr/bin/apt-get');
  });

  test('the headless browser is installed even if there is another one', async () => {
    const install = (_command: string, parameters: string[]) => {
      if (parameters.includes('chromium-headless-shell')) {
        machine.files.add(shell);
      }
      return true;
    };
    expect(await findBrowser(install)).toBe(shell);
  });

  test('the other one is used if that fails or the user is not root', async () => {
    expect(await findBrowser(failingInstaller)).toBe(chromium);
    failingInstaller.mockClear();
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(await findBrowser(failingInstaller)).toBe(chromium);
    expect(failingInstaller).not.toHaveBeenCalled();
  });

  test('nothing is installed if the headless browser exists', async () => {
    machine.files.add(shell);
    expect(await findBrowser(failingInstaller)).toBe(shell);
    expect(failingInstaller).not.toHaveBeenCalled();
  });
});

test('without any browser, the error says what to do', async () => {
  await expect(findBrowser(failingInstaller)).rejects.toThrow(
    new Error(
      'The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to where it is.',
    ),
  );
});
