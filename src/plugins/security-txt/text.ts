/** How long a file holds: RFC 9116 recommends less than a year. */
const days = 180;

interface SecurityTxt {
  /** Where weaknesses are reported, in private. */
  contact: string;
  /** What reporters can expect. */
  policy: string;
  /** Where the file itself is to be found. */
  canonical: string;
  /** When it was written; its end is counted from here, so that it never stands in the past. */
  now: Date;
}

/** Writes a file as RFC 9116 describes it. */
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
