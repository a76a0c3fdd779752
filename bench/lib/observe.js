/**
 * Measures in the page, so that communication with the benchmark takes no time. Runs before the
 * scripts of each document. Plain JavaScript, because it is sent to the browser without compilation.
 *
 * Times are in milliseconds since 1970, because a click and the next page may be in two documents.
 */
(() => {
  const now = () => performance.timeOrigin + performance.now();

  /** Shared by documents in session storage. */
  const stored = JSON.parse(sessionStorage.getItem('bench') ?? '{}');

  /** @param {Record<string, unknown>} values */
  const store = (values) => {
    Object.assign(stored, values);
    sessionStorage.setItem('bench', JSON.stringify(stored));
  };

  /** @param {() => void} done called after the next paint */
  const afterPaint = (done) => requestAnimationFrame(() => setTimeout(done));

  const vitals = {fcp: 0, lcp: 0, cls: 0, longTasks: /** @type {[number, number][]} */ ([])};

  /**
   * @param {string} type
   * @param {(entry: any) => void} handle
   */
  const observe = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
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

  // Navigation: from a click to a new heading.
  const heading = () => document.querySelector('h1')?.textContent?.trim() ?? '';
  addEventListener(
    'click',
    ({timeStamp}) => {
      if (stored.previousHeading && stored.clicked === undefined) {
        store({clicked: performance.timeOrigin + timeStamp});
      }
    },
    {capture: true},
  );

  // Search: from opening it to the first result.
  /** @type {{opened?: number, lastInput?: number, found?: number, selector?: string}} */
  const search = {};
  const open = (/** @type {Event} */ {timeStamp}) => {
    if (search.selector) {
      search.opened ??= performance.timeOrigin + timeStamp;
    }
  };
  addEventListener('pointerdown', open, {capture: true});
  addEventListener('input', () => (search.lastInput = now()), {capture: true});

  // Typing: from each key to the last change before the next one.
  /** @type {{at: number, painted?: number}[]} */
  const keys = [];
  let isRecording = false;
  const onKey = (/** @type {Event} */ {timeStamp}) => {
    if (isRecording) {
      keys.push({at: performance.timeOrigin + timeStamp});
    }
  };
  addEventListener('input', onKey, {capture: true});

  const isVisible = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

  const onChange = () => {
    const key = keys.at(-1);
    if (isRecording && key) {
      afterPaint(() => (key.painted = now()));
    }
    const isNew = heading() && heading() !== stored.previousHeading;
    if (stored.clicked !== undefined && !stored.hasChanged && isNew) {
      store({hasChanged: true});
      afterPaint(() => store({painted: now()}));
    }
    if (search.selector && search.lastInput && !search.found && isVisible(search.selector)) {
      search.found = now();
      afterPaint(() => (search.found = now()));
    }
  };
  new MutationObserver(onChange).observe(document, {
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
      startTyping: () => (isRecording = true),
      stopTyping: () => (isRecording = false),
      /** Call this before the click. */
      startNavigation: () => store({previousHeading: heading()}),
      navigation: () => stored,
    },
  });
})();
