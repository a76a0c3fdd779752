import type {Page} from '@playwright/test';

/**
 * Records what a page uses of `Intl` that loads the data of all languages on its first use. That
 * takes 60 to 150 ms at a fourth of the speed, and blocks the page meanwhile.
 *
 * @returns reads what was used, in order
 */
export async function recordLanguageData(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, {languageDataUsed: used});
    for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'Segmenter'] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(target, parameters: unknown[]) {
            used.push(`Intl.${name}`);
            return Reflect.construct(target, parameters) as object;
          },
        }),
      });
    }
    for (const [prototype, names] of [
      [String.prototype, ['localeCompare']],
      [Number.prototype, ['toLocaleString']],
      [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
    ] as const) {
      for (const name of names) {
        const original = Reflect.get(prototype, name) as (...values: unknown[]) => unknown;
        Reflect.set(prototype, name, function recorded(this: unknown, ...values: unknown[]) {
          used.push(name);
          return original.apply(this, values);
        });
      }
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'languageDataUsed') as string[]);
}
