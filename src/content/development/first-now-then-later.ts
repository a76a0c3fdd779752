import logger from '@docusaurus/logger';

/**
 * How long after a page was saved the checks and the search read it, in milliseconds. All share one
 * thread with the development server, which also holds back a page while it compiles anything else.
 * So the writer sees the page first.
 */
export const laterBy = 2000;

/**
 * Returns a function that runs the first task at once, since a build waits for it, and each later one
 * when the writer has paused for {@link laterBy}. What then fails is logged, and the next change tries
 * again.
 */
export function firstNowThenLater(): (task: () => Promise<void>) => Promise<void> {
  let isFirst = true;
  let pending: ReturnType<typeof setTimeout> | undefined;
  return async (task) => {
    clearTimeout(pending);
    if (isFirst) {
      isFirst = false;
      await task();
      return;
    }
    pending = setTimeout(() => {
      task().catch((error: unknown) => logger.error(String(error)));
    }, laterBy);
  };
}
