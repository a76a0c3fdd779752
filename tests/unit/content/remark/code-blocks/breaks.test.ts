// cspell:words noatime subvolid sigpolicy
import {expect, test} from 'vitest';
import {breakable, breaksOf} from '../../../../../src/content/remark/code-blocks/breaks';
import {highlightLines} from '../../../../../src/content/remark/code-blocks/highlight';

/** Splits a line at its breaks. */
function partsOf(line: string): string[] {
  const breaks = breaksOf(line);
  return [0, ...breaks].map((from, index) => line.slice(from, breaks[index]));
}

test('a long word may break after / : = , and -', () => {
  expect(partsOf('bootc switch ghcr.io/ublue-os/aurora:stable-YYYYMMDD')).toEqual([
    'bootc switch ghcr.io/',
    'ublue-',
    'os/',
    'aurora:',
    'stable-',
    'YYYYMMDD',
  ]);
  expect(partsOf('--delete-if-present=rd.driver.blacklist=nouveau')).toEqual([
    '--delete-',
    'if-',
    'present=',
    'rd.driver.blacklist=',
    'nouveau',
  ]);
  expect(partsOf('https://example.org/a/b/c/')).toEqual([
    'https://',
    'example.org/',
    'a/',
    'b/',
    'c/',
  ]);
  expect(partsOf('defaults,noatime,commit=120')).toEqual([
    'defaults,',
    'noatime,',
    'commit=',
    '120',
  ]);
});

test('a word with a hyphen breaks if it does not stay whole', () => {
  expect(partsOf('firewall-cmd --get-active-zones')).toEqual([
    'firewall-cmd --get-',
    'active-',
    'zones',
  ]);
});

test('a short word does not break, and no word breaks before its first letter', () => {
  expect(partsOf('mount -o ro,subvolid=5 /dev/mapper/aurora /run')).toHaveLength(1);
  expect(partsOf('~/////////////////////////')).toHaveLength(1);
});

test('breaks work across tokens and add no text', () => {
  const [html = ''] = highlightLines(
    'rpm-ostree kargs --delete-if-present=rd.driver.blacklist=x',
    'bash',
  );
  expect(html).toMatch(
    /=<\/span><span class="code-break"><\/span>rd\.driver\.blacklist<span class="code-comment">=<\/span><span class="code-break"><\/span>x$/,
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe(
    'rpm-ostree kargs --delete-if-present=rd.driver.blacklist=x',
  );
});

test('words with a hyphen that fit on a phone do not break', () => {
  const html = (text: string) => breakable(text, 0, []);
  const whole = (word: string) => `<span class="nowrap">${word}</span>`;
  expect(html('rm -f <a-b> x')).toBe(`rm ${whole('-f')} ${whole('&lt;a-b&gt;')} x`);
  expect(html('--enforce-container-sigpolicy')).toBe(`${whole('--enforce')}-container-sigpolicy`);
  expect(html('aurora-nvidia-open-stable')).toBe('aurora-nvidia-open-stable');
});
