import type {ClientModule} from '@docusaurus/types';
import {decodeHash} from './decodeHash';
import {renderAllBlocks} from './lazyRendering';
import {isHistoryTraversal, isReloadOrReturn} from './scrollRestoration';

/** What marks the row, and says where in the window it comes to stand (src/css/content.css). */
const found = 'found-row';

/** The row to which the next link leads. */
let next: {target: string; row: string} | undefined;

/**
 * Shows and marks the row of a table that the reader has found, which may be many screens below the
 * heading that its hit leads to. It stays marked for readers who come back or reload the page.
 *
 * @param target the path and the hash of the section
 * @param row the texts of its cells, as `rowOf` returns them; undefined if it is no row
 */
export function showRowAt(target: string, row: string | undefined): void {
  next = row === undefined ? undefined : {target, row};
}

/** Returns the row that the current entry of the browser's history keeps. */
function keptRow(): string | undefined {
  const state: unknown = window.history.state;
  return typeof state === 'object' &&
    state !== null &&
    'row' in state &&
    typeof state.row === 'string'
    ? state.row
    : undefined;
}

/** Removes the spaces, since line breaks between elements depend on the markup. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Returns the text of a row that can be seen, as the records of the search have it. */
function textOf(row: HTMLTableRowElement): string {
  const shown = row.cloneNode(true) as HTMLTableRowElement;
  shown.querySelectorAll('.visually-hidden').forEach((spoken) => spoken.remove());
  return [...shown.cells]
    .map(({textContent}) => textContent.trim())
    .filter(Boolean)
    .join(' · ');
}

/** Finds a row below a heading, or anywhere if there is none: a page begins without one. */
function findRow(heading: HTMLElement | null, text: string): HTMLTableRowElement | undefined {
  const wanted = withoutSpaces(text);
  const isBelow = (row: HTMLElement) =>
    !heading || heading.compareDocumentPosition(row) === Node.DOCUMENT_POSITION_FOLLOWING;
  return [...document.querySelectorAll<HTMLTableRowElement>('article tr')].find(
    (row) => isBelow(row) && withoutSpaces(textOf(row)) === wanted,
  );
}

export default {
  onRouteDidUpdate({location: {pathname, hash}, previousLocation}) {
    document.querySelector(`.${found}`)?.classList.remove(found);
    const isRestored = previousLocation ? isHistoryTraversal() : isReloadOrReturn();
    if (next?.target === pathname + hash && !isRestored) {
      // The router leaves alone what else an entry has (history 4).
      window.history.replaceState({...window.history.state, row: next.row}, '');
    }
    next = undefined;
    const text = keptRow();
    const heading = document.getElementById(decodeHash(hash));
    const row = text === undefined ? undefined : findRow(heading, text);
    if (!row) {
      return;
    }
    row.classList.add(found);
    if (!isRestored) {
      // The heights of what stands above are estimates until then (lazyRendering.ts).
      renderAllBlocks();
      row.tabIndex = -1;
      row.addEventListener('blur', () => row.removeAttribute('tabindex'), {once: true});
      row.focus({preventScroll: true});
      // The heading says what the table is about, so it stays in view if there is room for both.
      heading?.scrollIntoView();
      if (!heading || row.getBoundingClientRect().bottom > window.innerHeight) {
        row.scrollIntoView();
      }
    }
  },
} satisfies ClientModule;
