import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {findFirefox, otherBrowsers} from '../../../../scripts/lib/other-browsers.mjs';

afterEach(() => vi.unstubAllEnvs());

/** Sets PATH to a folder with these programs only. */
function mockPrograms(...programs: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'aurora-docs-programs-'));
  for (const program of programs) {
    writeFileSync(path.join(folder, program), '');
    chmodSync(path.join(folder, program), 0o755);
  }
  vi.stubEnv('PATH', folder);
  return folder;
}

const missing = () => otherBrowsers.map((browser) => browser.missing());

test('the missing programs of each browser are reported', () => {
  mockPrograms();
  expect(missing()).toEqual(['firefox', 'WebKitWebDriver']);
});

test('WebKit requires an X server', () => {
  mockPrograms('WebKitWebDriver');
  expect(missing()).toEqual(['firefox', 'Xvfb']);
});

test('nothing is missing if all programs exist', () => {
  mockPrograms('firefox', 'WebKitWebDriver', 'Xvfb');
  expect(missing()).toEqual([undefined, undefined]);
});

test("Debian's Firefox is preferred", () => {
  const folder = mockPrograms('firefox', 'firefox-esr');
  expect(findFirefox()).toBe(path.join(folder, 'firefox-esr'));
});
