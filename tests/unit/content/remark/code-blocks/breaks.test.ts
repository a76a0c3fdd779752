// cspell:words noatime subvolid sigpolicy Matoking
import {expect, test} from 'vitest';
import {breakable, breaksOf} from '../../../../../src/content/remark/code-blocks/breaks';
import {highlightLines} from '../../../../../src/content/remark/code-blocks/highlight';

/** Splits a line at its breaks. */
function partsOf(line: string): string[] {
  const breaks = breaksOf([line]);
  return [0, ...breaks].map((from, index) => line.slice(from, breaks[index]));
}

test('a long word may break after / : = , | and -, but not before what browsers keep with it', () => {
  expect(partsOf('SUBSYSTEM=="usb|hidraw|tty",')).toEqual(['SUBSYSTEM=="usb|', 'hidraw|', 'tty",']);
  expect(partsOf('disco{,.flat},io/abcdef')).toEqual(['disco{,.flat},', 'io/', 'abcdef']);

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
    'rd.',
    'driver.',
    'blacklist=',
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
  expect(partsOf('~/////////////////////')).toHaveLength(1);
});

test('a long name without such marks breaks after its dots, before its capitals, or else anywhere', () => {
  expect(partsOf('flatpak run com.github.Matoking.protontricks')).toEqual([
    'flatpak run com.',
    'github.',
    'Matoking.',
    'protontricks',
  ]);
  expect(partsOf('TerminalIntegratedDefaultProfile')).toEqual([
    'Terminal',
    'Integrated',
    'Default',
    'Profile',
  ]);
  expect(partsOf('0123456789abcdef0123456789abcdef')).toEqual([
    '0123456789ab',
    'cdef01234567',
    '89abcdef',
  ]);
  expect(partsOf('org.kde.konsole')).toHaveLength(1);
});

test('a word of any length says where browsers break it by themselves', () => {
  expect(partsOf("grep -o 'keymap=[^ ]*'")).toEqual(["grep -o 'keymap=", "[^ ]*'"]);
  expect(partsOf(String.raw`'\|[[:space:]]x'`)).toEqual([String.raw`'\|`, "[[:space:]]x'"]);
  expect(partsOf('a?b (c) -f [d]')).toEqual(['a?', 'b (c) -f [d]']);
  expect(partsOf('$(date) @[x] --[no-]y')).toHaveLength(1);
});

test('a word with a hyphen in two colors breaks there, since it cannot stay whole', () => {
  expect(breaksOf(['iptables -I DOCKER-USER'])).toEqual([]);
  expect(breaksOf(['iptables -I ', 'DOCKER-', 'USER'])).toEqual([19]);
});

test('breaks work across tokens and add no text', () => {
  const [html = ''] = highlightLines(
    'rpm-ostree kargs --delete-if-present=rd.driver.blacklist=x',
    'bash',
  );
  expect(html).toMatch(
    /=<\/span><span class="code-break"><\/span>rd\.<span class="code-break"><\/span>driver\.<span class="code-break"><\/span>blacklist<span class="code-comment">=<\/span><span class="code-break"><\/span>x$/,
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
