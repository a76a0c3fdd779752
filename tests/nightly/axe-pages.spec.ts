import {expect, test} from '../e2e/fixtures';
import {violationsOf} from '../e2e/accessibility/axe';
import {allPages, partition} from '../e2e/accessibility/pages';

// Colors during a transition would be measured.
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.setTimeout(180_000);

const modes = ['light', 'dark'] as const;

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    partition(allPages, 4).forEach((pages, index) => {
      test(`axe finds no violations on any page, light and dark (part ${index + 1} of 4)`, async ({
        page,
        open,
      }) => {
        const violations: string[] = [];
        let runs = 0;
        for (const path of pages) {
          await open(path);
          await expect(page.getByRole('heading', {level: 1})).toBeVisible();
          if (path.startsWith('/search')) {
            await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
          }
          for (const colorScheme of modes) {
            await page.emulateMedia({colorScheme});
            await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
            runs += 1;
            for (const violation of await violationsOf(page)) {
              violations.push(`${path} (${colorScheme}): ${violation}`);
            }
          }
        }
        console.log(
          `axe: ${runs} runs (${pages.length} pages × ${modes.length} modes, ${width} px)`,
        );
        expect(violations).toEqual([]);
      });
    });
  });
}
