import bringIntoBox from './bringIntoBox';

/**
 * Brings the current page into view in the menus of a container, as they come and unfold, until the
 * reader does anything. Only the menus scroll; the page and the focus stay where they are.
 *
 * @returns ends it
 */
export default function showCurrentPage(container: HTMLElement): () => void {
  const reader = new AbortController();
  const observer = new ResizeObserver(() => {
    for (const link of container.querySelectorAll('[aria-current="page"]')) {
      const menu = link.closest('.menu');
      if (menu) {
        bringIntoBox(link, menu);
      }
    }
  });
  function end() {
    observer.disconnect();
    reader.abort();
  }
  for (const list of container.querySelectorAll('.menu > .menu__list')) {
    observer.observe(list);
  }
  const options = {signal: reader.signal, passive: true};
  for (const doing of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(doing, end, options);
  }
  return end;
}
