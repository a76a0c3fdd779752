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

/** Status codes of sites that block bots, whatever the page. */
const refusals = new Set([401, 403, 429, 451, 999]);

/** Tries addresses over the network. The results come in the order of the addresses. */
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
      for (const url of queue) {
        const result = await tryTwice(url, timeout, pause);
        results.set(url, result);
        onResult?.(result);
      }
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  return urls.flatMap((url) => results.get(url) ?? []);
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
      const {status, headers, body} = await fetch(current, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {'user-agent': 'aurora-docs link check', accept: 'text/html,*/*'},
      });
      await body?.cancel();
      const location = status >= 300 && status < 400 ? headers.get('location') : null;
      if (location !== null) {
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
