import {expect, test} from 'vitest';
import {securityTxt} from '../../../../src/plugins/security-txt/text';

test('has the fields of RFC 9116, and expires half a year after the build', () => {
  const text = securityTxt({
    contact: 'https://example.org/report',
    policy: 'https://example.org/policy',
    canonical: 'https://example.org/.well-known/security.txt',
    now: new Date('2026-10-01T12:34:56Z'),
  });
  expect(text).toBe(
    `Contact: https://example.org/report
Expires: 2027-03-30T00:00:00.000Z
Preferred-Languages: en
Canonical: https://example.org/.well-known/security.txt
Policy: https://example.org/policy
`,
  );
});
