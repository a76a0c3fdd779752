import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

const completeDir = path.resolve(__dirname, '../../../.docusaurus/purge-css');

/** The style sheets of the build before anything was removed, that of all pages first. */
const completeSheets = readdirSync(completeDir)
  .toSorted((a, b) => Number(b.startsWith('styles.')) - Number(a.startsWith('styles.')))
  .map((file) => readFileSync(path.join(completeDir, file), 'utf8'))
  .join('\n');

/**
 * Where the page, in its present state, would look different with the complete sheets: element,
 * property and both values, 20 differences at most.
 */
export async function styleDifferences(page: Page): Promise<string[]> {
  return page.evaluate((completeText) => {
    const elements = [...document.querySelectorAll('html, body, body *')];
    const parts = [undefined, '::before', '::after', '::marker', '::backdrop'];
    const properties = new Set<string>();

    /** Collects the properties that a sheet sets, shorthands as the properties they stand for. */
    const collect = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if ('style' in rule && rule.style instanceof CSSStyleDeclaration) {
          [...rule.style]
            .filter((name) => !name.startsWith('--'))
            .forEach((name) => properties.add(name));
        }
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) {
          collect(rule.cssRules);
        }
      }
    };

    /** The styles of each element and of its rendered pseudo-elements, without running transitions. */
    const stylesOf = (): string[][] => {
      document.getAnimations().forEach((animation) => animation.cancel());
      return elements.flatMap((element) =>
        parts.map((part) => {
          const style = getComputedStyle(element, part);
          const isDrawn =
            !part ||
            (part === '::marker' && style.display === 'list-item') ||
            (part === '::backdrop' && element.localName === 'dialog') ||
            (part !== '::marker' && !['none', 'normal'].includes(style.content));
          return isDrawn
            ? [...properties].map((name) => `${name}: ${style.getPropertyValue(name)}`)
            : [];
        }),
      );
    };

    const purged = [
      ...document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
        'style[data-href], head link[rel="stylesheet"]',
      ),
    ].flatMap(({sheet}) => sheet ?? []);
    if (purged.length === 0) {
      throw new Error('The page should have its style sheets in its head.');
    }
    const complete = new CSSStyleSheet();
    complete.replaceSync(completeText);
    collect(complete.cssRules);
    if (properties.size < 50) {
      throw new Error(`The complete sheet sets only ${properties.size} properties.`);
    }

    const use = (which: 'purged' | 'complete'): void => {
      purged.forEach((sheet) => (sheet.disabled = which === 'complete'));
      document.adoptedStyleSheets = which === 'complete' ? [complete] : [];
    };

    // Chromium reports the automatic margins of a page differently after it has laid it out again.
    use('complete');
    document.body.getBoundingClientRect();
    use('purged');
    const actual = stylesOf();
    use('complete');
    const expected = stylesOf();
    use('purged');

    return actual
      .flatMap((style, index) => {
        const wanted = expected[index] ?? [];
        const tag = elements[Math.floor(index / parts.length)]?.cloneNode(false);
        const place = `${tag instanceof Element ? tag.outerHTML.slice(0, 100) : ''}${parts[index % parts.length] ?? ''}`;
        return style.length === wanted.length
          ? style.flatMap((declaration, at) =>
              declaration === wanted[at] ? [] : [`${place} has ${declaration}, not ${wanted[at]}`],
            )
          : [`${place} is rendered with only one of the sheets`];
      })
      .slice(0, 20);
  }, completeSheets);
}
