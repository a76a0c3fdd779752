/** A place where the Tab key stops. */
export interface Stop {
  /** What a screen reader would call it: its role and its name. */
  name: string;
  /** Whether a reader can see that the focus is there, and that it came. */
  isVisible: boolean;
}

/** A page, in whatever browser. */
export interface Walkable {
  keyboard: {press: (keys: string) => Promise<void>};
  evaluate: <Result>(run: () => Result) => Promise<Awaited<Result>>;
}

/** How many stops a page may have; more are a trap. */
const limit = 300;

/**
 * Presses Tab until the focus has left the page, and records where it stopped.
 *
 * @param leadsBack whether the way leads from the last stop to the first, in a browser whose window
 *   has nothing but the page
 */
export async function walk(page: Walkable, {leadsBack = false} = {}): Promise<Stop[]> {
  const stops: Stop[] = [];
  let count = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop === null || (leadsBack && stop.isFirst)) {
      return stops;
    }
    count += 1;
    // What writers change, such as the links of a text, is one stop of the record.
    const isNew = stops.at(-1)?.name !== stop.name;
    if (isNew || !stop.isVisible) {
      stops.push(stop);
    }
    if (stop.wasHere || count > limit) {
      throw new Error(
        `The focus does not leave the page; it is at stop ${count}: ${stop.name}, after ${stops
          .slice(-4, -1)
          .map(({name}) => name)
          .join(', ')}`,
      );
    }
  }
}

/** Runs in the page: describes the element with the focus; null when nothing has it. */
function readStop(): (Stop & {wasHere: boolean; isFirst: boolean}) | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    return null;
  }
  const wasHere = element.hasAttribute('data-walked');
  const isFirst = wasHere && document.querySelector('[data-walked]') === element;
  element.setAttribute('data-walked', '');

  const labelledBy = element.getAttribute('aria-labelledby');
  const text =
    element.getAttribute('aria-label') ??
    labelledBy
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ') ??
    (element instanceof HTMLInputElement ? element.placeholder : nameFrom(element));
  const role =
    element.getAttribute('role') ??
    {A: 'link', BUTTON: 'button', INPUT: 'field', SUMMARY: 'summary', PRE: 'code'}[
      element.tagName
    ] ??
    element.tagName.toLowerCase();

  const focused = ringOf(element);
  const rect = element.getBoundingClientRect();
  const isInView = rect.bottom > 0 && rect.top < window.innerHeight && rect.width > 0;
  // The ring must come with the focus: without it, the same element looks different.
  element.blur();
  const isDifferent = focused !== ringOf(element);
  element.focus({preventScroll: true});

  const groups = {
    '.markdown': '(the text)',
    '.table-of-contents': '(the table of contents)',
    '.theme-doc-sidebar-menu a:not([role])': '(pages of the sidebar)',
    '.blog-wrapper aside': '(posts at the side)',
    '.blog-wrapper article': '(a post)',
    'main fieldset:has([type="radio"])': '(sections of the results)',
    'main ol li': '(results)',
  };
  const group = Object.entries(groups).find(([selector]) => element.closest(selector))?.[1];

  return {
    name: group ?? `${role} ${text.replace(/\s+/g, ' ').trim()}`,
    isVisible: isInView && isDifferent,
    wasHere,
    isFirst,
  };

  function ringOf(target: HTMLElement): string {
    // A link that covers its row or card has the ring around that.
    return [undefined, '::after']
      .map((part) => {
        const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(target, part);
        return `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow}`;
      })
      .join();
  }
  function nameFrom(target: HTMLElement): string {
    const image = target.querySelector('img[alt]:not([alt=""])');
    return target.innerText || target.title || (image?.getAttribute('alt') ?? '');
  }
}
