import type {BrowserContext, Request} from '@playwright/test';

/**
 * Listens to everything a reader's browser could complain about, from now on.
 *
 * @param origin the only origin that the pages may talk to
 * @returns the complaints so far, one line each; it grows while the test runs
 */
export async function watch(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const complaints: string[] = [];
  // Browsers write most of it to the console themselves; this is sure, and names the directive.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      console.error(
        `Refused by the security policy: ${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') {
      complaints.push(`console error: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (webError) => {
    complaints.push(`page error: ${webError.error().message}`);
  });
  context.on('requestfailed', (request) => {
    if (!isAbandoned(request)) {
      complaints.push(`failed request: ${request.url()} (${request.failure()?.errorText ?? ''})`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      complaints.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) {
      complaints.push(`request to another site: ${request.url()}`);
    }
  });
  return complaints;
}

/** A request that the browser gave up because the reader went on to another page. */
function isAbandoned(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}
