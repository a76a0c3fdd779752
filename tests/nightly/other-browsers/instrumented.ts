import {listen, type Server} from '../../../scripts/lib/serve.mjs';

/** The global variables of the script that collects errors. */
export interface InstrumentedPage {
  collectedErrors?: string[];
}

const script = '/collect-errors.js';

/** Runs in the page before other scripts. */
function collect() {
  const errors: string[] = [];
  Object.assign(globalThis, {collectedErrors: errors} satisfies InstrumentedPage);
  const report = console.error;
  console.error = (...args: unknown[]) => {
    errors.push(`console error: ${args.map(String).join(' ')}`);
    report(...args);
  };
  addEventListener('unhandledrejection', ({reason}) => {
    errors.push(`unhandled rejection: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
    errors.push(`refused by the security policy: ${effectiveDirective} ${blockedURI}`);
  });
  // Errors of loading files do not bubble.
  addEventListener(
    'error',
    ({message, target}) => {
      const file = target instanceof Element && (target.getAttribute('src') ?? target.outerHTML);
      errors.push(file ? `failed to load: ${file}` : `page error: ${message}`);
    },
    {capture: true},
  );
}

/** Proxies a site and adds a script to each page that collects its errors. */
export async function serveInstrumented(site: string): Promise<Server> {
  return listen((request, response) => {
    const respond = async () => {
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
    respond().catch(() => response.destroy());
  });
}
