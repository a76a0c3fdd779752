import type {Page} from '@playwright/test';
import {addStyle} from '../style';

/** The distances that readers may set for themselves (WCAG 2.2, 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Gives the text of the page more space between its letters, words and lines, until it is left. */
export function spaceText(page: Page): Promise<void> {
  return addStyle(page, spacing);
}
