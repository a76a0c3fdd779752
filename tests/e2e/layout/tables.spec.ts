import {expect, test} from '../fixtures';

test('the first columns of all tables of two are as wide as each other', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open('/guides/coming-from-windows');
  const widths = await page
    .locator('.markdown th:first-child')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(3);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(3);
});
