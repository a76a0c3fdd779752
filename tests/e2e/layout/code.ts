import type {Page} from '@playwright/test';

/**
 * The lines of code that a reader cannot read: those that reach out of their block, and those that
 * lie below one of its buttons. Each letter is looked at.
 */
export function hiddenCodeOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
            if (letters.left < left || letters.right > right + 1) {
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
  });
}

/**
 * The words of code of which a row has only the beginning, without the sign that no space follows. Who
 * types the command on another computer would type one.
 */
export function unmarkedRowEndsOf(page: Page): Promise<string[]> {
  return page.locator('.theme-code-block .code-line').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const found: string[] = [];
      let row = '';
      let before: {letter: string; top: number} | undefined;
      let isMarked = false;
      const walker = document.createTreeWalker(
        line,
        NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      );
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Element) {
          isMarked ||= node.matches('.code-break');
          continue;
        }
        for (const {0: letter, index} of (node.textContent ?? '').matchAll(/./gsu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + letter.length);
          const {top, height} = range.getBoundingClientRect();
          const isNext = before !== undefined && top > before.top + height / 2;
          if (isNext && !isMarked && !/\s/.test(`${before?.letter}`) && !/\s/.test(letter)) {
            found.push(`${row} ↪ ${letter}`);
          }
          row = isNext ? letter : row + letter;
          before = {letter, top};
          isMarked = false;
        }
      }
      return found;
    }),
  );
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
