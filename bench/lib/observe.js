/**
 * Runs in every document of a measured site before the site's own scripts, and keeps what happens in
 * it, so that no time passes on the way to the program that measures. Plain JavaScript, because it is
 * handed to the browser as it is.
 *
 * Times are milliseconds since 1970: a click and the page that it leads to may be two documents.
 */
(() => {
  const now = () => performance.timeOrigin + performance.now();

  /** What survives the change from one document to the next. */
  const kept = JSON.parse(sessionStorage.getItem('bench') ?? '{}');

  /** @param {Record<string, unknown>} facts */
  const keep = (facts) => {
    Object.assign(kept, facts);
    sessionStorage.setItem('bench', JSON.stringify(kept));
  };

  /** @param {() => void} done is called when what is in the document now has been painted */
  const afterPaint = (done) => requestAnimationFrame(() => setTimeout(done));

  const vitals = {fcp: 0, lcp: 0, cls: 0, longTasks: /** @type {[number, number][]} */ ([])};

  /**
   * @param {string} type
   * @param {(entry: any) => void} take
   */
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      vitals.fcp = startTime;
    }
  });
  observe('largest-contentful-paint', ({startTime}) => (vitals.lcp = startTime));
  observe('layout-shift', ({value, hadRecentInput}) => (vitals.cls += hadRecentInput ? 0 : value));
  observe('longtask', ({startTime, duration}) => vitals.longTasks.push([startTime, duration]));

  // A new heading after a click.
  const heading = () => document.querySelector('h1')?.textContent?.trim() ?? '';
  addEventListener(
    'click',
    ({timeStamp}) => {
      if (kept.awaitsHeading && kept.clicked === undefined) {
        keep({clicked: performance.timeOrigin + timeStamp});
      }
    },
    {capture: true},
  );

  // The first result of a search.
  /** @type {{opened?: number, lastInput?: number, found?: number, selector?: string}} */
  const search = {};
  const open = (/** @type {Event} */ {timeStamp}) => {
    if (search.selector) {
      search.opened ??= performance.timeOrigin + timeStamp;
    }
  };
  addEventListener('pointerdown', open, {capture: true});
  addEventListener('input', () => (search.lastInput = now()), {capture: true});

  // What each key makes of the page: the last change before the next key.
  /** @type {{at: number, painted?: number}[]} */
  const keys = [];
  let watchesKeys = false;
  const onKey = (/** @type {Event} */ {timeStamp}) => {
    if (watchesKeys) {
      keys.push({at: performance.timeOrigin + timeStamp});
    }
  };
  addEventListener('input', onKey, {capture: true});

  const isShown = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

  const look = () => {
    const key = keys.at(-1);
    if (watchesKeys && key) {
      afterPaint(() => (key.painted = now()));
    }
    if (kept.clicked !== undefined && !kept.seen && heading() && heading() !== kept.awaitsHeading) {
      keep({seen: true});
      afterPaint(() => keep({painted: now()}));
    }
    if (search.selector && search.lastInput && !search.found && isShown(search.selector)) {
      search.found = now();
      afterPaint(() => (search.found = now()));
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden', 'open'],
  });

  Object.assign(window, {
    bench: {
      vitals,
      search,
      keys,
      /** From now on, every key that changes a field is kept, and what it makes of the page. */
      watchKeys: () => (watchesKeys = true),
      ignoreKeys: () => (watchesKeys = false),
      /** From now on, the next click leads to a page with another heading. */
      awaitHeading: () => keep({awaitsHeading: heading()}),
      navigation: () => kept,
    },
  });
})();
