import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

const folder = path.resolve(__dirname, '../../../.docusaurus/light-css');

/** The sheets of the build as they were before it made them light, by the names of their chunks. */
const originals: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder).map((file) => [
    path.parse(file).name,
    readFileSync(path.join(folder, file), 'utf8'),
  ]),
);

/**
 * Where the page, in the state that it is in, would look otherwise with the original sheets: element,
 * property and both values, at most 20 of them.
 */
export async function styleDifferences(page: Page): Promise<string[]> {
  return page.evaluate((sheets) => {
    const elements = [...document.querySelectorAll('html, body, body *')];
    const parts = [undefined, '::before', '::after', '::marker', '::backdrop'];
    const properties = new Set<string>();

    /** Notes the properties that a sheet sets, shorthands as what they are short for. */
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

    /** The style of each element and of its drawn parts, where no transition is under way. */
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
            ? [...properties].map(
                // The minifier writes either for a background that lies at the start.
                (name) => `${name}: ${style.getPropertyValue(name).replace(/^0%$/, '0px')}`,
              )
            : [];
        }),
      );
    };

    // The sheets in the page as it was served, and those that came with later code.
    const owners = [
      ...document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
        'style[data-href], head link[rel="stylesheet"]',
      ),
    ];
    const originalSheets = owners.map((owner) => {
      const href = owner.getAttribute('data-href') ?? owner.getAttribute('href') ?? '';
      const chunk = /(?<chunk>[\w-]+)\.\w+\.css$/.exec(href)?.groups?.chunk ?? '';
      const text = sheets[chunk];
      if (text === undefined) {
        throw new Error(`${href} has no original in .docusaurus/light-css.`);
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      collect(sheet.cssRules);
      return sheet;
    });
    if (properties.size < 50) {
      throw new Error(`The original sheets set only ${properties.size} properties.`);
    }

    const use = (which: 'light' | 'original'): void => {
      owners.forEach(({sheet}) => {
        if (sheet) {
          sheet.disabled = which === 'original';
        }
      });
      document.adoptedStyleSheets = which === 'original' ? originalSheets : [];
    };

    // Chromium tells the automatic margins of a page otherwise when it has laid it out anew.
    use('original');
    document.body.getBoundingClientRect();
    use('light');
    const light = stylesOf();
    use('original');
    const original = stylesOf();
    use('light');

    return light
      .flatMap((style, index) => {
        const wanted = original[index] ?? [];
        const tag = elements[Math.floor(index / parts.length)]?.cloneNode(false);
        const place = `${tag instanceof Element ? tag.outerHTML.slice(0, 100) : ''}${parts[index % parts.length] ?? ''}`;
        return style.length === wanted.length
          ? style.flatMap((declaration, at) =>
              declaration === wanted[at] ? [] : [`${place} has ${declaration}, not ${wanted[at]}`],
            )
          : [`${place} is drawn by one of both alone`];
      })
      .slice(0, 20);
  }, originals);
}
