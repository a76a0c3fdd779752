/** A header of every answer of a host. */
export interface Header {
  name: string;
  /** Holds neither a double quote nor a line break. */
  value: string;
}

/** What browsers must not offer to this site, which asks for none of it. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The headers for hosts that set some.
 *
 * @param policy a policy that every page of the site can live with
 */
export function securityHeaders(policy: string): Header[] {
  return [
    // Only a header can forbid that other sites show a page in a frame.
    {name: 'Content-Security-Policy', value: `${policy}; frame-ancestors 'none'`},
    // A year, for this host alone: whether its subdomains keep to https is not ours to say, and an
    // entry in the lists that browsers ship with is hard to take back.
    {name: 'Strict-Transport-Security', value: 'max-age=31536000'},
    {name: 'X-Content-Type-Options', value: 'nosniff'},
    // Other sites learn that a reader comes from here, not from which page. A hosted search that
    // allows its key on this site alone has to see as much.
    {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
    {
      name: 'Permissions-Policy',
      value: unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    },
    {name: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
    {name: 'Cross-Origin-Resource-Policy', value: 'same-origin'},
  ];
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(headers: readonly Header[]): string {
  return `/*\n${headers.map(({name, value}) => `  ${name}: ${value}\n`).join('')}`;
}

/** Lines for a server block of nginx. */
export function nginxHeaders(headers: readonly Header[]): string {
  return headers.map(({name, value}) => `add_header ${name} "${value}" always;\n`).join('');
}

/** Lines for a site block of Caddy. */
export function caddyHeaders(headers: readonly Header[]): string {
  return headers.map(({name, value}) => `header ${name} "${value}"\n`).join('');
}
