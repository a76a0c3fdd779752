import {describe, expect, test} from 'vitest';
import {
  isFromProgram,
  parseMessage,
  queryOf,
  reportsError,
} from '../../../../src/search/core/message';

// cspell:words crun initcall libc regfile simpledrm

describe('text that differs on every computer is left out of the query:', () => {
  test.each([
    [
      'the time and host of the journal',
      'May 02 14:30:43 aurora kernel: out of memory',
      'kernel: out of memory',
    ],
    [
      'the time of a journal in Italian',
      'set 03 13:04:29 aurora kernel: out of memory',
      'kernel: out of memory',
    ],
    ['an ISO time', '2025-01-10T11:40:45.447613Z qemu: failed', 'qemu: failed'],
    ['a time in a log', '2025-01-10 11:40:45,123 qemu: failed', 'qemu: failed'],
    ['the time since the start', '[    3.141592] nouveau: timeout', 'nouveau: timeout'],
    ['the number of a process', 'systemd[1]: failed', 'systemd : failed'],
    ['an identifier', 'UUID 0d3c1747-82d9-4a1b-9409-e273a38c633d not found', 'UUID not found'],
    ['a checksum', 'blob sha256:0d3c174782d9da2a missing', 'blob sha256: missing'],
    ['an address in memory', 'at 0x00007ffd5a3b in libc', 'at in libc'],
    ['where a device is', 'nvidia 0000:00:1d.0: AER error', 'nvidia : AER error'],
    [
      'where a USB device is',
      'udi=/sys/devices/pci0000:00/0000:00:14.0/usb2/2-1/2-1.2 is lost',
      'udi=/sys/devices/ / / is lost',
    ],
    [
      "what Chromium's lines begin with",
      '[7780:7780:0824/124747.585874:ERROR:gpu_process_host.cc] exited',
      'ERROR:gpu_process_host.cc] exited',
    ],
    ['a place in the source', 'error: ../../kern/efi/sb.c:192: bad shim', 'error: bad shim'],
    ['a file of somebody', "open '/home/jo/a b.iso': denied", "open ' b.iso': denied"],
    [
      'the home folder before a hidden file',
      'rm /home/jo/.config/app.conf: denied',
      'rm /.config/app.conf: denied',
    ],
    ['a file of somebody below /var', 'rm /var/home/jo/x.txt: denied', 'rm : denied'],
    ['colors of a terminal', '\u001B[1;31merror:\u001B[0m no such file', 'error: no such file'],
    [
      'what the catalog of the journal says of any program',
      'plasmashell: core dumped\n░░ The unit UNIT has entered the failed state\nexited',
      'plasmashell: core dumped\nexited',
    ],
    ['a token', 'fatal: url?token=ghp_abc rejected', 'fatal: url?token= rejected'],
    ['a password', 'login with password: s3cr3t failed', 'login with password: failed'],
    ['another token', 'fatal: ghp_abcdefghij0123456789 rejected', 'fatal: rejected'],
    ['an address for mail', 'mail to jo.doe@example.org failed', 'mail to failed'],
    ['an address of a device', 'wlan0: link 9c:b6:d0:aa:bb:cc lost', 'wlan0: link lost'],
    ['an address in a home network', 'ping 192.168.1.77 failed', 'ping failed'],
  ])('%s', (_what, message, query) => {
    expect(queryOf(message)).toBe(query);
  });

  test.each([
    'rpm-ostree kargs --delete-if-present=initcall_blacklist=simpledrm_platform_driver_init',
    '/home/linuxbrew/.linuxbrew/var/homebrew',
    'error 404, 1024 bytes, version 44.20261120',
    'a facade decade',
    'unable to retrieve auth token: invalid username/password: unauthorized',
    'lspci -d 10de: -k',
    'cafe:12 at 12:30',
  ])('but not this: %s', (message) => {
    expect(queryOf(message)).toBe(message);
  });
});

describe('a message of several lines', () => {
  const harmless = Array.from(
    {length: 12},
    (_, number) => `unit ${number}: ${'all is well '.repeat(4)}`,
  );

  test('keeps its lines, each once', () => {
    expect(queryOf('one\n\n  two  three\none')).toBe('one\ntwo three');
  });

  test('keeps the errors and what follows them, if it is too long', () => {
    const text = [...harmless, 'crun: cannot open x', 'hint: y', ...harmless].join('\n');
    expect(queryOf(text)).toBe('crun: cannot open x\nhint: y');
  });

  test('keeps its beginning, if it is too long and reports no error', () => {
    expect(queryOf(harmless.join('\n'))).toMatch(/^unit 0: all is well/);
  });

  test.each([
    ['ostree: cannot open x', true],
    ['ostree: opened x', false],
    ['x.service: Failed with result exit-code', false],
    ['   0: Command failed: `/usr/bin/rpm-ostree upgrade`', false],
    ['System update failed:', false],
    ["See 'systemctl status x' for details of what is missing", false],
  ])('"%s" reports an error: %s', (line, does) => {
    expect(reportsError(line)).toBe(does);
  });
});

describe('the part of a message that is shown in the search field', () => {
  const shownOf = (text: string) => parseMessage(text)?.shown;

  test('is the clause that reports the error, and what follows it', () => {
    expect(
      shownOf(
        'error: Preparing import: Fetching manifest: A signature was required, but no signature exists',
      ),
    ).toBe('A signature was required, but no signature exists');
  });

  test('is the most specific clause if several report errors', () => {
    expect(
      shownOf('Failed to start the service.\nUnit entered a long state.\nCannot open the device'),
    ).toBe('Cannot open the device');
  });

  test('brings along what it explains, as far as there is room', () => {
    const start = 'bash: ./setup-of-a-program-with-a-long-name.sh: /bin/bash^M: ';
    expect(shownOf(`${start}bad interpreter: No such file or directory`)).toBe(
      '/bin/bash^M: bad interpreter: No such file or directory',
    );
  });

  test('is not the line that says only that a command has failed', () => {
    expect(
      shownOf(
        'error: Committing: Checking out the tree: No data available\nUpdate failed\n`/usr/bin/rpm-ostree` failed: exit status: 1',
      ),
    ).toBe('Update failed');
    expect(shownOf(`${'the tool '.repeat(8)}failed: exit status: 1`)).toMatch(/^the tool/);
    expect(
      shownOf(
        "error: Installing kernel: regfile copy: No space left on device\nMain process exited, status=1/FAILURE\nfoo.service: Failed with result 'exit-code'.\nFailed to start foo.service - Finalize.",
      ),
    ).toMatch(/No space left on device/);
  });

  test.each([
    [
      'Job for foo.service failed because the control process exited with error code.',
      'See "systemctl status foo.service" and "journalctl -xeu foo.service" for details.',
    ],
    [
      'mount: /mnt: wrong fs type, bad option, bad superblock on /dev/sdb1, missing codepage.',
      'dmesg(1) may have more information after failed mount system call.',
    ],
    [
      'foo.service: Unable to open the socket of the display server on this computer',
      'foo.service: Control process exited, code=exited, status=1/FAILURE, cannot go on',
    ],
  ])('is not the line that says where to read more: %s', (line, pointer) => {
    expect(line).toContain(shownOf(`${line}\n${pointer}`));
  });

  test('is the beginning of a text that reports no error', () => {
    expect(shownOf('Hello world. '.repeat(10))).toBe('Hello world. '.repeat(10).slice(0, 64));
  });

  test('ends before half an emoji', () => {
    expect(shownOf(`${'a'.repeat(63)}😀`)).toBe('a'.repeat(63));
  });
});

test('a text that differs on every computer as a whole is not a message', () => {
  expect(parseMessage('[    3.141592] '.repeat(10))).toBeUndefined();
});

test('text that differs on every computer is removed before a message is sent', () => {
  const told = parseMessage(
    `May 02 14:30:43 host app[7]: open /home/jo/diary.txt ${'a'.repeat(64)}`,
  );
  expect(told?.text).toBe(`app : open ${'a'.repeat(64)}`);
});

test.each([
  ['error: Preparing import: Fetching manifest: A signature was required, but no signature', true],
  [
    'unable to resize /sysroot because it is a file system that can only be read, not written',
    true,
  ],
  ['after the reboot my Wi-Fi disappeared, and the menu to enable it just was not there', false],
  ['error: no such device', true],
  ['Error while loading a game', false],
  ['no such device', false],
])('"%s" is from a program: %s', (text, expected) => {
  expect(isFromProgram(text)).toBe(expected);
});

test.each([
  'git@github.com: Permission denied (publickey)',
  'user@1000.service: Failed with result',
  'listen tcp 0.0.0.0:80: bind: permission denied',
  'connect to 127.0.0.1 port 11434 refused',
  'failed to bind udp listener on 10.89.0.1:53',
  'no route from 172.17.0.1 to 192.168.122.1',
])('what is the same on every computer stays: %s', (message) => {
  expect(queryOf(message)).toBe(message);
});

describe('of a long log', () => {
  const harmless = 'systemd: Started one more of the many services.\n'.repeat(200);

  test('the lines that report errors are examined, wherever they are', () => {
    const log = `${harmless}mount: /mnt: cannot find the device\n${harmless}`;
    expect(parseMessage(log)?.text).toBe('mount: /mnt: cannot find the device');
  });

  test('the end is examined if no line reports an error', () => {
    expect(parseMessage(`${harmless}The very last line of the log`)?.text).toMatch(
      /very last line/,
    );
  });

  test('what is cut off leaves no half of a character', () => {
    const text = parseMessage(`${'😀'.repeat(3_000)}x`)?.text ?? '';
    expect(text).not.toMatch(/^[\uDC00-\uDFFF]/);
  });
});

test('what follows a sentence does not take the room of what it explains', () => {
  const message = 'Failed to open NVENC codec: Unknown error occurred. Please update your drivers.';
  expect(parseMessage(message)?.shown).toBe(message.slice(0, 64));
});

test('a short error is shown with the beginning of what it explains', () => {
  const path = '/run/user/1000/doc/by-app/org.example.Program/files';
  expect(parseMessage(`bwrap: Can't create file at ${path}: Permission denied`)?.shown).toBe(
    "Can't create file at /run/user/1000/doc/by-ap… Permission denied",
  );
});

test('a text that fits in the search field is not a message, whatever its spaces and line breaks', () => {
  expect(parseMessage('')).toBeUndefined();
  expect(parseMessage('a'.repeat(64))).toBeUndefined();
  expect(parseMessage(`vpn${' \n'.repeat(100)}`)).toBeUndefined();
});

test.each(['error ', 'error. ', 'a.', '\n', 'x', '[ 1', '0x'])(
  'megabytes of %j are truncated',
  (part) => {
    const parsed = parseMessage(`vpn ${part.repeat(1_700_000)}`);
    expect(parsed?.shown.length ?? 0).toBeLessThanOrEqual(64);
    expect(parsed?.text.length ?? 0).toBeLessThanOrEqual(500);
    expect(queryOf(part.repeat(1_700_000)).length).toBeLessThanOrEqual(500);
  },
);

test.each(['Sep 21 14:59:10 host audit: BPF op=LOAD', '[    3.141592] usb 1-1: reset'])(
  'a short line of a log is a message: %s',
  (line) => {
    expect(isFromProgram(line)).toBe(true);
    expect(isFromProgram(line.slice(line.indexOf(' ', 14) + 1).replace(/\W/g, ' '))).toBe(false);
  },
);
