import {glossaryEntryOf} from '../../../src/content/facts/glossary-entries';
import {violationsOf} from '../accessibility/axe';
import {expect, test} from '../fixtures';

const showcase = '/guides/example';
const definition = glossaryEntryOf('image')?.definition ?? '';

test.describe('axe finds nothing wrong', () => {
  // A color in the middle of a transition is not a real one.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test.describe(`in the ${colorScheme} color mode, ${width} px wide`, () => {
        test.use({colorScheme, viewport: {width, height: 800}});

        test('with the page, a definition shown', async ({page, open}) => {
          await open(showcase);
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          await page.getByRole('button', {name: 'image', exact: true}).focus();
          await expect(page.getByRole('tooltip').filter({hasText: definition})).toBeVisible();
          expect(await violationsOf(page)).toEqual([]);
        });

        test('with the enlarged image', async ({page, open}) => {
          await open(showcase);
          await page.getByRole('button', {name: 'Enlarge the image'}).click();
          await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
          expect(await violationsOf(page, {part: 'dialog'})).toEqual([]);
        });
      });
    }
  }
});

test('keys are read out as words', async ({page, open}) => {
  await open('/guides/rescue-mode');
  const step = page.getByRole('listitem').filter({hasText: 'Ctrl+X'}).first();
  await expect(step).toMatchAriaSnapshot('- paragraph: Press Control plus X to start.');
});

test('steps and file trees are lists to a screen reader', async ({page, open}) => {
  await open(showcase);
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - paragraph: "Show the images that are installed:"
      - listitem:
        - paragraph: "Keep the one you are running:"
  `);
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - listitem:
      - code: /etc/
      - list:
        - listitem:
          - code: uupd/
          - list:
            - listitem:
              - code: config.json
              - text: what updates by itself
  `);
});

test('a card leads on from wherever it is pressed', async ({page, open}) => {
  await open(showcase);
  const text = page.getByText('choose one, switch to another', {exact: true});
  // The link lies over the text, so it is not the text that takes the click.
  await text.click({force: true});
  await expect(page).toHaveURL('/guides/release-streams');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all tabs stand one below the other, each under its name', async ({page}) => {
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

  test('definitions stand after their words, and nothing asks to be pressed in vain', async ({
    page,
  }) => {
    await page.goto(showcase);
    await expect(page.getByText(definition)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Enlarge the image'})).toHaveCount(0);
  });
});

test.describe('on paper', () => {
  test.beforeEach(async ({page, open}) => {
    await open(showcase);
    await page.emulateMedia({media: 'print'});
  });

  test('all tabs stand one below the other, each under its name', async ({page}) => {
    await expect(page.getByRole('tablist')).toBeHidden();
    const panels = page.locator('[role="tabpanel"]');
    await expect(panels.nth(0).getByText('In a window')).toBeVisible();
    await expect(panels.nth(1).getByText('In a terminal')).toBeVisible();
    await expect(panels.nth(1).getByText('toggle-updates')).toBeVisible();
  });

  test('definitions stand after their words, and buttons are gone', async ({page}) => {
    await expect(page.getByText(definition)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Enlarge the image'})).toBeHidden();
  });
});
