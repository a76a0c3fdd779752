import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {findFirefox, otherBrowsers} from '../../../../scripts/lib/other-browsers.mjs';

afterEach(() => vi.unstubAllEnvs());

/** Makes a PATH of one folder with these programs. */
function havingOnly(...programs: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'aurora-docs-programs-'));
  for (const program of programs) {
    writeFileSync(path.join(folder, program), '');
    chmodSync(path.join(folder, program), 0o755);
  }
  vi.stubEnv('PATH', folder);
  return folder;
}

const missing = () => otherBrowsers.map((browser) => browser.missing());

test('a machine without other browsers is told what each needs', () => {
  havingOnly();
  expect(missing()).toEqual(['firefox', 'WebKitWebDriver']);
});

test('WebKit needs a screen', () => {
  havingOnly('WebKitWebDriver');
  expect(missing()).toEqual(['firefox', 'Xvfb']);
});

test('nothing is missing where all programs are', () => {
  havingOnly('firefox', 'WebKitWebDriver', 'Xvfb');
  expect(missing()).toEqual([undefined, undefined]);
});

test("Debian's Firefox comes first", () => {
  const folder = havingOnly('firefox', 'firefox-esr');
  expect(findFirefox()).toBe(path.join(folder, 'firefox-esr'));
});
