import type {ConfigChange, ServerName} from '../../../scripts/lib/run-web-server.mts';
import type {CheckName} from './checks';

const nginx = (from: string, to: string): ConfigChange => ({file: 'nginx/site.conf', from, to});
const caddy = (from: string, to: string): ConfigChange => ({file: 'caddy/Caddyfile', from, to});

const server = {nginx: 'server_tokens off;', caddy: '\troute {\n\t\t@writes'} as const;

/** Adds a rule to a server before all others. */
const first: Record<ServerName, (rule: string) => ConfigChange> = {
  nginx: (rule) => nginx(server.nginx, `${server.nginx}\n${rule}`),
  caddy: (rule) => caddy(server.caddy, server.caddy.replace('@writes', `${rule}\n\t\t@writes`)),
};

const everything: Record<ServerName, ConfigChange> = {
  nginx: first.nginx('return 200;'),
  caddy: first.caddy('respond "" 200'),
};

const noHidden: Record<ServerName, ConfigChange> = {
  nginx: nginx('\\.(?!well-known', '\\.(?!.*|well-known'),
  caddy: caddy('error @hidden 404', ''),
};

/**
 * For each check, a mistake in a configuration that it must find. What a server does by itself is
 * turned off, or replaced by an answer that a careless rule could give.
 */
export const mutations: Record<CheckName, Record<ServerName, ConfigChange>> = {
  'a page answers with and without a slash': {
    nginx: nginx('try_files $uri $uri/index.html =404', 'try_files $uri =404'),
    caddy: caddy('disable_canonical_uris', ''),
  },
  'other names of a page lead to the one': {
    nginx: nginx('return 301 $page$is_args$args', 'return 302 $page'),
    caddy: caddy('redir * {uri} 301', 'redir * {uri} 302'),
  },
  'a moved page has moved for good': {
    nginx: nginx('include ../generated/redirects.nginx.conf;', ''),
    caddy: caddy('import ../generated/redirects.caddy', ''),
  },
  'what is missing is answered with the not-found page': {
    nginx: nginx('error_page 404 /404.html', 'error_page 404 =200 /404.html'),
    caddy: caddy('status 404', 'status 200'),
  },
  'the not-found page is no page': {
    nginx: nginx('location = /404.html {\n  internal;', 'location = /404.html {'),
    caddy: first.caddy('@own path /404.html\n\t\tfile_server @own'),
  },
  'folders are not listed': {
    nginx: nginx('try_files $uri $uri/index.html =404', 'autoindex on'),
    caddy: caddy('disable_canonical_uris\n\t\t}', 'browse\n\t\t}'),
  },
  'dot files are not shown': noHidden,
  'the compressed copies have no address': {
    nginx: nginx('\\.(?:br|gz)$', '\\.(?:br|gz)x$'),
    caddy: noHidden.caddy,
  },
  'no path leads out of the site': {
    nginx: first.nginx('location ^~ /img {\nrewrite ^/img(.*) /img/$1 break;\n}'),
    caddy: everything.caddy,
  },
  'no address writes a header': everything,
  'security.txt is found': {
    nginx: nginx('(?!well-known/[^/.][^/]*$)', ''),
    caddy: caddy('not path_regexp ^/\\.well-known/[^/.][^/]*$', ''),
  },
  'brotli before gzip before nothing': {
    nginx: nginx('brotli_static on;', ''),
    caddy: caddy('precompressed br gzip', 'precompressed gzip'),
  },
  'hashed files are kept': {
    nginx: nginx(', immutable', ''),
    caddy: caddy(', immutable', ''),
  },
  'other files are asked for again': {
    nginx: {file: 'nginx/revalidate.conf', from: 'no-cache', to: 'max-age=600'},
    caddy: caddy('no-cache', 'max-age=600'),
  },
  'what has not changed is not sent again': {
    nginx: first.nginx('etag off;\nif_modified_since off;'),
    caddy: first.caddy('request_header -If-None-Match\n\t\trequest_header -If-Modified-Since'),
  },
  'the types are right': {
    nginx: {file: 'nginx/types.conf', from: 'text/javascript', to: 'application/javascript'},
    caddy: caddy('import type webmanifest', '#'),
  },
  'every answer has the security headers, once': {
    nginx: {
      file: 'nginx/revalidate.conf',
      from: 'include ../generated/security-headers.nginx.conf;',
      to: '',
    },
    caddy: caddy('import ../generated/security-headers.caddy', ''),
  },
  'HEAD is GET without the body': {
    nginx: first.nginx('if ($request_method = HEAD) {\nreturn 403;\n}'),
    caddy: caddy('not method GET HEAD', 'not method GET'),
  },
  'a part of a file can be had': {
    nginx: first.nginx('max_ranges 0;'),
    caddy: first.caddy('request_header -Range'),
  },
  'nothing can be sent': {
    nginx: everything.nginx,
    caddy: caddy('error @writes 405', ''),
  },
  'the server does not say its version': {
    nginx: nginx(server.nginx, ''),
    caddy: caddy('header -Server', 'header Server "Caddy/2.6.2"'),
  },
};
