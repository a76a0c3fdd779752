import type {BrowserContext, Request} from '@playwright/test';

/**
 * Collects errors of pages and failed requests.
 *
 * @param origin the only origin that pages may send requests to
 * @returns one line for each error so far
 */
export async function collectErrors(
  context: BrowserContext,
  origin: string,
): Promise<readonly string[]> {
  const errors: string[] = [];
  // Browsers do not log all violations.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      console.error(
        `Refused by the security policy: ${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(`console error: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (webError) => {
    errors.push(`page error: ${webError.error().message}`);
  });
  context.on('requestfailed', (request) => {
    if (!isAborted(request)) {
      errors.push(`failed request: ${request.url()} (${request.failure()?.errorText ?? ''})`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      errors.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) {
      errors.push(`request to another site: ${request.url()}`);
    }
  });
  return errors;
}

/** Returns whether a navigation aborted the request. */
function isAborted(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}
