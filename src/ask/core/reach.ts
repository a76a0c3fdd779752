import {AskError, type Failure} from './failure';

/** What a browser says about itself, as far as it explains why a request failed. */
export interface Surroundings {
  /** Whether the page was loaded over https. */
  isSecure: boolean;
  /** The maker of the browser's engine, from `navigator.vendor`. */
  vendor: string;
  /** Whether the reader has denied this site access to the computer, from `navigator.permissions`. */
  isDenied: () => Promise<boolean>;
}

/**
 * The names of the permission in browsers that ask before a site may reach the computer, the present
 * one first. The older one also covers the local network, so it may be denied where this one is not.
 */
const permissions = ['loopback-network', 'local-network-access'];

/** Returns the surroundings of the page. */
export function surroundings(): Surroundings {
  return {
    isSecure: window.location.protocol === 'https:',
    vendor: navigator.vendor,
    async isDenied() {
      for (const name of permissions) {
        try {
          // TypeScript does not know the names, and browsers that do not know one reject it.
          const {state} = await navigator.permissions.query({name: name as PermissionName});
          return state === 'denied';
        } catch {
          // The next name.
        }
      }
      return false;
    },
  };
}

/**
 * Makes a request. If it fails, finds out why: a browser says no more than that it did.
 *
 * @throws AskError for what the reader can do something about; an abort is passed on
 */
export async function request(
  endpoint: string,
  path: string,
  init: RequestInit,
  around: Surroundings,
): Promise<Response> {
  const {signal} = init;
  try {
    // No cookies, and no address of the page that the reader is on.
    return await fetch(`${endpoint}${path}`, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted) {
      throw error;
    }
    throw new AskError(await reasonOf(endpoint, around, signal ?? undefined));
  }
}

async function reasonOf(
  endpoint: string,
  around: Surroundings,
  signal: AbortSignal | undefined,
): Promise<Failure> {
  if (await listens(endpoint, signal)) {
    return {kind: 'origin-forbidden'};
  }
  if (!endpoint.startsWith('http:')) {
    return {kind: 'unreachable'};
  }
  if (await around.isDenied()) {
    return {kind: 'browser-forbids', how: 'permission'};
  }
  // Most versions of WebKit let no page that came over https ask an address without it, their own
  // computer included. Others make an exception for that. No browser tells this from a server that is
  // not there.
  return around.isSecure && around.vendor.startsWith('Apple')
    ? {kind: 'browser-forbids', how: 'mixed-content'}
    : {kind: 'unreachable'};
}

/** Whether anything answers at an address, of which the page cannot read what. */
async function listens(endpoint: string, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await fetch(`${endpoint}/models`, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      ...(signal && {signal}),
    });
    return true;
  } catch {
    return false;
  }
}
