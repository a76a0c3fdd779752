import {glossaryEntryOf} from '../../../src/content/facts/glossary-entries';
import {violationsOf} from '../accessibility/axe';
import {expect, test} from '../fixtures';

const showcase = '/guides/example';
const definition = glossaryEntryOf('image')?.definition ?? '';

test.describe('axe finds no violations', () => {
  // Colors during a transition would be measured.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test.describe(`in the ${colorScheme} color mode, ${width} px wide`, () => {
        test.use({colorScheme, viewport: {width, height: 800}});

        test('in the page with a definition', async ({page, open}) => {
          await open(showcase);
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          await page.getByRole('button', {name: 'image', exact: true}).focus();
          await expect(page.getByRole('tooltip').filter({hasText: definition})).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
        });

        test('in the enlarged image', async ({page, open}) => {
          await open(showcase);
          await page.getByRole('button', {name: 'Enlarge the image'}).click();
          await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
          expect(await violationsOf(page, {part: 'dialog'})).toEqual([]);
        });
      });
    }
  }
});

test('keys are read as words', async ({page, open}) => {
  await open('/guides/rescue-mode');
  const step = page.getByRole('listitem').filter({hasText: 'Ctrl+X'}).first();
  await expect(step).toMatchAriaSnapshot('- paragraph: Press Control plus X to start.');
});

test('steps are a list for screen readers', async ({page, open}) => {
  await open(showcase);
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - paragraph: "Show the images that are installed:"
      - listitem:
        - paragraph: "Keep the one you are running:"
  `);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all tab panels are shown below each other, with their labels', async ({page}) => {
    await page.goto(showcase);
    await expect(page.getByRole('tablist')).toBeHidden();
    const panels = page.locator('[role="tabpanel"]');
    await expect(panels).toHaveText([
      /^In a windowIn System Settings/,
      /^In a terminalujust toggle-updates/,
    ]);
    await expect(panels.nth(0)).toBeVisible();
    await expect(panels.nth(1)).toBeVisible();
    await expect(panels.nth(1).getByText('In a terminal')).toBeVisible();
  });

  test('definitions follow their terms, and no button is shown', async ({page}) => {
    await page.goto(showcase);
    await expect(page.getByText(definition)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Enlarge the image'})).toHaveCount(0);
  });
});

test.describe('in print', () => {
  test.beforeEach(async ({page, open}) => {
    await open(showcase);
    await page.emulateMedia({media: 'print'});
  });

  test('all tab panels are shown below each other, with their labels', async ({page}) => {
    await expect(page.getByRole('tablist')).toBeHidden();
    const panels = page.locator('[role="tabpanel"]');
    await expect(panels.nth(0).getByText('In a window')).toBeVisible();
    await expect(panels.nth(1).getByText('In a terminal')).toBeVisible();
    await expect(panels.nth(1).getByText('toggle-updates')).toBeVisible();
  });

  test('definitions follow their terms, and no button is shown', async ({page}) => {
    await expect(page.getByText(definition)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Enlarge the image'})).toBeHidden();
  });
});
