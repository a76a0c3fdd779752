/** How long the file is valid, in days. RFC 9116 recommends less than a year. */
const days = 180;

interface SecurityTxt {
  /** Where to report vulnerabilities privately. */
  contact: string;
  /** The security policy. */
  policy: string;
  /** The URL of the file itself. */
  canonical: string;
  /** When the file is written, from which its expiry is counted. */
  now: Date;
}

/** Formats the file as RFC 9116 specifies. */
export function securityTxt({contact, policy, canonical, now}: SecurityTxt): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + days);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
    `Policy: ${policy}`,
    '',
  ].join('\n');
}
