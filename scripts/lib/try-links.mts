/** The result of trying a URL. */
export interface LinkResult {
  url: string;
  /**
   * - `answers`: there is such a page.
   * - `moved`: there is, under another address for good.
   * - `unclear`: the site does not answer programs, so that only a person can tell.
   * - `fails`: there is no such page, or no such site.
   */
  outcome: 'answers' | 'moved' | 'unclear' | 'fails';
  /** What happened, worded to follow the URL; the new URL if it moved. */
  detail: string;
}

export interface TryOptions {
  /** How many sites are queried in parallel, each for one page at a time. */
  concurrency?: number;
  /** How long to wait for an answer, in milliseconds. */
  timeout?: number;
  /** How long to wait before the second try, in milliseconds. */
  pause?: number;
  /** Called after each address. */
  onResult?: (result: LinkResult) => void;
}

const mostRedirects = 5;

/**
 * After this many URLs without any response, the problem is this machine, and trying the rest would
 * be a waste of time.
 */
const silenceOfNetwork = 8;

/** The same for one site. */
const silenceOfSite = 2;

/** Status codes of sites that block bots, whatever the page. */
const refusals = new Set([401, 403, 429, 451, 999]);

/**
 * Tries addresses over the network. The results come in the order of the addresses; when nothing
 * answers at all, there are those of the first few only.
 */
export async function tryLinks(
  urls: readonly string[],
  {concurrency = 8, timeout = 20_000, pause = 2_000, onResult}: TryOptions = {},
): Promise<LinkResult[]> {
  const results = new Map<string, LinkResult>();
  const hosts = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const {host} = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  // The longest queues first, so that none of them delays the end.
  const queues = [...hosts.values()].sort((a, b) => b.length - a.length);
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      let silent = 0;
      for (const url of queue) {
        if (results.size >= silenceOfNetwork && isOffline([...results.values()])) {
          return;
        }
        const result: LinkResult =
          silent < silenceOfSite
            ? await tryTwice(url, timeout, pause)
            : {url, outcome: 'fails', detail: 'was not tried: its site does not answer'};
        silent = isSilent(result) ? silent + 1 : 0;
        results.set(url, result);
        onResult?.(result);
      }
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  return urls.flatMap((url) => results.get(url) ?? []);
}

/** Whether no URL responded at all, which points to this machine rather than to the URLs. */
export function isOffline(results: readonly LinkResult[]): boolean {
  return results.length > 1 && results.every(isSilent);
}

function isSilent({outcome, detail}: LinkResult): boolean {
  return outcome === 'fails' && /does not answer/.test(detail);
}

async function tryTwice(url: string, timeout: number, pause: number): Promise<LinkResult> {
  const first = await tryOnce(url, timeout);
  if (first.outcome !== 'fails' || /^answers 4/.test(first.detail)) {
    return first;
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  return tryOnce(url, timeout);
}

async function tryOnce(url: string, timeout: number): Promise<LinkResult> {
  let current = url;
  let isMovedForGood = true;
  try {
    for (let hop = 0; hop <= mostRedirects; hop++) {
      const {status, location} = await ask(current, timeout);
      if (location !== undefined) {
        isMovedForGood &&= status === 301 || status === 308;
        current = new URL(location, current).href;
      } else if (refusals.has(status)) {
        return {url, outcome: 'unclear', detail: `answers ${status} to programs`};
      } else if (status >= 400) {
        return {url, outcome: 'fails', detail: `answers ${status}`};
      } else {
        return isMovedForGood && hop > 0
          ? {url, outcome: 'moved', detail: current}
          : {url, outcome: 'answers', detail: `answers ${status}`};
      }
    }
    return {url, outcome: 'fails', detail: `redirects more than ${mostRedirects} times`};
  } catch (error) {
    return {url, outcome: 'fails', detail: `does not answer: ${reasonOf(error)}`};
  }
}

/** Requests the headers of a page, or the page itself if the site does not support HEAD. */
async function ask(
  url: string,
  timeout: number,
): Promise<{status: number; location: string | undefined}> {
  for (const method of ['HEAD', 'GET']) {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {'user-agent': 'aurora-docs link check', accept: 'text/html,*/*'},
    });
    await response.body?.cancel();
    if (response.status < 400 || method === 'GET') {
      const isRedirect = response.status >= 300 && response.status < 400;
      const location = isRedirect ? response.headers.get('location') : null;
      return {status: response.status, location: location ?? undefined};
    }
  }
  throw new Error('no method left');
}

/** The underlying network error; fetch itself only says "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const cause: unknown = error.cause;
  if (cause instanceof Error) {
    return 'code' in cause ? String(cause.code) : cause.message;
  }
  return error.name === 'TimeoutError' ? 'it took too long' : error.message;
}
