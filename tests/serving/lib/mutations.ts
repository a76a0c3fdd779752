import type {ConfigChange, ServerName} from '../../../scripts/lib/run-web-server.mts';
import type {CheckName} from './checks';

const nginx = (from: string, to: string): ConfigChange => ({file: 'nginx/site.conf', from, to});
const caddy = (from: string, to: string): ConfigChange => ({file: 'caddy/Caddyfile', from, to});

const server = {nginx: 'server_tokens off;', caddy: '\troute {\n\t\t@writes'} as const;

/** Adds a rule before all others. */
const prepend: Record<ServerName, (rule: string) => ConfigChange> = {
  nginx: (rule) => nginx(server.nginx, `${server.nginx}\n${rule}`),
  caddy: (rule) => caddy(server.caddy, server.caddy.replace('@writes', `${rule}\n\t\t@writes`)),
};

const respondToAll: Record<ServerName, ConfigChange> = {
  nginx: prepend.nginx('return 200;'),
  caddy: prepend.caddy('respond "" 200'),
};

const serveDotfiles: Record<ServerName, ConfigChange> = {
  nginx: nginx('\\.(?!well-known', '\\.(?!.*|well-known'),
  caddy: caddy('error @hidden 404', ''),
};

/** For each check, a mistake in the configuration of each server that the check must find. */
export const mutations: Record<CheckName, Record<ServerName, ConfigChange>> = {
  'pages are served with and without a trailing slash': {
    nginx: nginx('try_files $uri $uri/index.html =404', 'try_files $uri =404'),
    caddy: caddy('disable_canonical_uris', ''),
  },
  'alternative URLs of a page redirect to the canonical one': {
    nginx: nginx('return 301 $page$is_args$args', 'return 302 $page'),
    caddy: caddy('redir * {uri} 301', 'redir * {uri} 302'),
  },
  'moved pages redirect permanently': {
    nginx: nginx('include ../generated/redirects.nginx.conf;', ''),
    caddy: caddy('import ../generated/redirects.caddy', ''),
  },
  'missing pages are not found': {
    nginx: nginx('error_page 404 /404.html', 'error_page 404 =200 /404.html'),
    caddy: caddy('status 404', 'status 200'),
  },
  'the not-found page has no URL': {
    nginx: nginx('location = /404.html {\n  internal;', 'location = /404.html {'),
    caddy: prepend.caddy('@own path /404.html\n\t\tfile_server @own'),
  },
  'directories are not listed': {
    nginx: nginx('try_files $uri $uri/index.html =404', 'autoindex on'),
    caddy: caddy('disable_canonical_uris\n\t\t}', 'browse\n\t\t}'),
  },
  'dotfiles are not served': serveDotfiles,
  'compressed copies have no URL': {
    nginx: nginx('\\.(?:br|gz)$', '\\.(?:br|gz)x$'),
    caddy: serveDotfiles.caddy,
  },
  'path traversal is rejected': {
    nginx: prepend.nginx('location ^~ /img {\nrewrite ^/img(.*) /img/$1 break;\n}'),
    caddy: respondToAll.caddy,
  },
  'header injection is rejected': respondToAll,
  'security.txt is served': {
    nginx: nginx('(?!well-known/[^/.][^/]*$)', ''),
    caddy: caddy('not path_regexp ^/\\.well-known/[^/.][^/]*$', ''),
  },
  'brotli is preferred to gzip, and gzip to no compression': {
    nginx: nginx('brotli_static on;', ''),
    caddy: caddy('precompressed br gzip', 'precompressed gzip'),
  },
  'hashed files are cached for a year': {
    nginx: nginx(', immutable', ''),
    caddy: caddy(', immutable', ''),
  },
  'other files are revalidated': {
    nginx: {file: 'nginx/revalidate.conf', from: 'no-cache', to: 'max-age=600'},
    caddy: caddy('no-cache', 'max-age=600'),
  },
  'unchanged files are not sent again': {
    nginx: prepend.nginx('etag off;\nif_modified_since off;'),
    caddy: prepend.caddy('request_header -If-None-Match\n\t\trequest_header -If-Modified-Since'),
  },
  'content types are correct': {
    nginx: {file: 'nginx/types.conf', from: 'text/javascript', to: 'application/javascript'},
    caddy: caddy('import type webmanifest', '#'),
  },
  'each response has each security header once': {
    nginx: {
      file: 'nginx/revalidate.conf',
      from: 'include ../generated/security-headers.nginx.conf;',
      to: '',
    },
    caddy: caddy('import ../generated/security-headers.caddy', ''),
  },
  'HEAD is GET without the body': {
    nginx: prepend.nginx('if ($request_method = HEAD) {\nreturn 403;\n}'),
    caddy: caddy('not method GET HEAD', 'not method GET'),
  },
  'range requests get a part of a file': {
    nginx: prepend.nginx('max_ranges 0;'),
    caddy: prepend.caddy('request_header -Range'),
  },
  'methods that write are refused': {
    nginx: respondToAll.nginx,
    caddy: caddy('error @writes 405', ''),
  },
  'the version of the server is not revealed': {
    nginx: nginx(server.nginx, ''),
    caddy: caddy('header -Server', 'header Server "Caddy/2.6.2"'),
  },
};
