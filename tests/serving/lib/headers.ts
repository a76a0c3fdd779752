import {readFileSync} from 'node:fs';
import {fromRoot} from '../../content/lib/paths';

/**
 * The security headers that a build has written for a web server.
 *
 * @returns name and value of each, as they are to be sent
 */
export function securityHeaders(): [name: string, value: string][] {
  const file = fromRoot('deploy/generated/security-headers.nginx.conf');
  const lines = readFileSync(file, 'utf8').matchAll(
    /^add_header (?<name>[\w-]+) "(?<value>(?:[^"\\]|\\.)*)" always;$/gm,
  );
  return [...lines].map(({groups}) => [groups?.name ?? '', groups?.value ?? '']);
}
