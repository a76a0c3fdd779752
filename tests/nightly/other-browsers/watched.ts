import {listen, type Server} from '../../../scripts/lib/serve.mjs';

/** A page with the script that collects what a driver does not tell. */
export interface WatchedPage {
  complaints?: string[];
}

const script = '/complaints.js';

/** Runs in the page before everything else. */
function collect() {
  const complaints: string[] = [];
  Object.assign(globalThis, {complaints} satisfies WatchedPage);
  const report = console.error;
  console.error = (...words: unknown[]) => {
    complaints.push(`console error: ${words.map(String).join(' ')}`);
    report(...words);
  };
  addEventListener('unhandledrejection', ({reason}) => {
    complaints.push(`unhandled rejection: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
    complaints.push(`refused by the security policy: ${effectiveDirective} ${blockedURI}`);
  });
  // Files that fail to load only reach those who listen on the way down.
  addEventListener(
    'error',
    ({message, target}) => {
      const file = target instanceof Element && (target.getAttribute('src') ?? target.outerHTML);
      complaints.push(file ? `failed to load: ${file}` : `page error: ${message}`);
    },
    {capture: true},
  );
}

/** Serves a site again, each page with a script that collects what the page complains about. */
export async function serveWatched(site: string): Promise<Server> {
  return listen((request, response) => {
    const answer = async () => {
      if (request.url === script) {
        response.setHeader('content-type', 'text/javascript');
        response.end(`(${collect.toString()})()`);
        return;
      }
      const original = await fetch(`${site}${request.url ?? '/'}`);
      const type = original.headers.get('content-type') ?? '';
      response.writeHead(original.status, {'content-type': type});
      response.end(
        type.startsWith('text/html')
          ? (await original.text()).replace('<head>', `<head><script src="${script}"></script>`)
          : Buffer.from(await original.arrayBuffer()),
      );
    };
    answer().catch(() => response.destroy());
  });
}
