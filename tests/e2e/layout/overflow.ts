import type {Page} from '@playwright/test';

/** How far the page scrolls sideways, and the elements that make it do so. */
export function horizontalOverflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className.toString()}`);
    return [`${scrollWidth - clientWidth} px too wide: ${wide.join(', ')}`];
  });
}

/** The elements whose own text is cut off: they hide what does not fit, and something does not. */
export function clippedTextOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const {overflowX, overflowY, clip, clipPath} = getComputedStyle(element);
        // What only screen readers get is a pixel in size, on purpose.
        const isOffScreen = clip !== 'auto' || clipPath !== 'none' || element.clientWidth <= 1;
        return (
          !isOffScreen &&
          element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
          element.textContent.trim() !== '' &&
          ((/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
            (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1))
        );
      })
      .map((element) => `${element.getAttribute('class')}: ${element.textContent.slice(0, 40)}`),
  );
}
