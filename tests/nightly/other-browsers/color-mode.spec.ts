import {expect, test} from './fixtures';
import {attributeOf} from './window';

const button = 'nav.navbar button[aria-label^="Switch between dark and light mode"]';

for (const system of ['light', 'dark'] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({system});

    test('pages have the color scheme of the system until the reader chooses one, which is kept', async ({
      window,
      open,
    }) => {
      await open('/guides/vpn');
      const states: [string, string][] = [
        ['system', system],
        ['light', 'light'],
        ['dark', 'dark'],
        ['system', system],
      ];
      for (const [choice, theme] of states) {
        await expect.poll(() => attributeOf(window, 'data-theme-choice')).toBe(choice);
        await expect.poll(() => attributeOf(window, 'data-theme')).toBe(theme);
        const isDark = () =>
          window.evaluate(() => {
            const [red = 0, green = 0, blue = 0] =
              getComputedStyle(document.documentElement)
                .getPropertyValue('background-color')
                .match(/\d+/g)
                ?.map(Number) ?? [];
            return red + green + blue < 384;
          });
        await expect.poll(isDark).toBe(theme === 'dark');
        await window.reload();
        await expect.poll(() => attributeOf(window, 'data-has-hydrated')).toBe('true');
        expect(await attributeOf(window, 'data-theme-choice')).toBe(choice);
        expect(await attributeOf(window, 'data-theme')).toBe(theme);
        await window.click(button);
      }
    });
  });
}
