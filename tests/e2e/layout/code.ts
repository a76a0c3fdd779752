import type {Page} from '@playwright/test';

/**
 * The lines of code that a reader cannot read: those that reach out of their block, and those that
 * lie below one of its buttons. Each letter is looked at.
 *
 * @param scrolls whether blocks may scroll, so that what they hide for now is no fault
 */
export function hiddenCodeOf(page: Page, scrolls: boolean): Promise<string[]> {
  return page.evaluate((mayScroll) => {
    const hidden = new Set<string>();
    for (const block of document.querySelectorAll('.theme-code-block')) {
      const pre = block.querySelector('pre');
      if (!pre?.checkVisibility()) {
        continue;
      }
      const {left, right} = pre.getBoundingClientRect();
      const buttons = [...block.querySelectorAll('button')].map((one) =>
        one.getBoundingClientRect(),
      );
      const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? '';
        for (const word of text.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, word.index);
          range.setEnd(walker.currentNode, word.index + word[0].length);
          for (const letters of range.getClientRects()) {
            if (!mayScroll && (letters.left < left || letters.right > right + 1)) {
              hidden.add(`outside: ${word[0]} of ${text}`);
            }
            const seen = {
              left: Math.max(letters.left, left),
              right: Math.min(letters.right, right),
            };
            const isCovered = buttons.some(
              (button) =>
                button.width > 0 &&
                Math.min(seen.right, button.right) > Math.max(seen.left, button.left) &&
                Math.min(letters.bottom, button.bottom) > Math.max(letters.top, button.top),
            );
            if (isCovered) {
              hidden.add(`below a button: ${word[0]} of ${text}`);
            }
          }
        }
      }
    }
    return [...hidden];
  }, scrolls);
}

/** The blocks of code that scroll sideways. */
export function scrollingCodeOf(page: Page): Promise<string[]> {
  return page
    .locator('.theme-code-block pre')
    .evaluateAll((all) =>
      all
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map(({textContent}) => textContent),
    );
}
