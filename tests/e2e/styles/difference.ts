import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {blockSelector} from '../../../src/navigation/lazyRendering';

const completeDir = path.resolve(__dirname, '../../../.docusaurus/purge-css');

/** The style sheets of the build before anything was removed, that of all pages first. */
const completeSheets = readdirSync(completeDir)
  .toSorted((a, b) => Number(b.startsWith('styles.')) - Number(a.startsWith('styles.')))
  .map((file) => readFileSync(path.join(completeDir, file), 'utf8'))
  .join('\n');

const buildDir = path.resolve(__dirname, '../../../build');

/**
 * Where the page, in its present state, would look different with the complete sheets: element,
 * property and both values, 20 differences at most.
 */
export async function styleDifferences(page: Page): Promise<string[]> {
  return differences(page, {
    selector: 'style, link[rel="stylesheet"]',
    text: completeSheets,
  });
}

/** The same, of the page with the styles that it needs at once alone and with its style sheets alone. */
export async function criticalDifferences(page: Page): Promise<string[]> {
  const files = await page
    .locator('style[data-href]')
    .evaluateAll((styles) => styles.map((style) => style.getAttribute('data-href') ?? ''));
  const sheets = files.map((file) => readFileSync(path.join(buildDir, file), 'utf8'));
  return differences(page, {selector: 'style:not([data-href])', text: sheets.join('\n')});
}

interface ComparedStyles {
  /** Selects the elements of the page whose sheets it has in one case. */
  selector: string;
  /** The text of the sheet that it has in the other. */
  text: string;
}

async function differences(page: Page, compared: ComparedStyles): Promise<string[]> {
  return page.evaluate(
    ({selector, text, blocks}) => {
      // What the browser skips has no layout to compare (src/navigation/lazyRendering.ts).
      for (const block of document.querySelectorAll<HTMLElement>(blocks)) {
        block.style.contentVisibility = 'visible';
      }
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

      const sheets = [...document.styleSheets];
      const actualSheets = sheets.filter(
        ({ownerNode}) => ownerNode instanceof Element && ownerNode.matches(selector),
      );
      if (actualSheets.length === 0) {
        throw new Error(`The page should have ${selector}.`);
      }
      const expectedSheet = new CSSStyleSheet();
      expectedSheet.replaceSync(text);
      collect(expectedSheet.cssRules);
      if (properties.size < 50) {
        throw new Error(`The expected sheet sets only ${properties.size} properties.`);
      }

      const use = (which: 'actual' | 'expected' | 'all'): void => {
        sheets.forEach((sheet) => {
          sheet.disabled =
            which === 'expected' || (which === 'actual' && !actualSheets.includes(sheet));
        });
        document.adoptedStyleSheets = which === 'expected' ? [expectedSheet] : [];
      };

      // Chromium reports the automatic margins of a page differently after it has laid it out again.
      use('expected');
      document.body.getBoundingClientRect();
      use('actual');
      const actualStyles = stylesOf();
      use('expected');
      const expectedStyles = stylesOf();
      use('all');

      return actualStyles
        .flatMap((style, index) => {
          const wanted = expectedStyles[index] ?? [];
          const tag = elements[Math.floor(index / parts.length)]?.cloneNode(false);
          const place = `${tag instanceof Element ? tag.outerHTML.slice(0, 100) : ''}${parts[index % parts.length] ?? ''}`;
          return style.length === wanted.length
            ? style.flatMap((declaration, at) =>
                declaration === wanted[at]
                  ? []
                  : [`${place} has ${declaration}, not ${wanted[at]}`],
              )
            : [`${place} is rendered with only one of the sheets`];
        })
        .slice(0, 20);
    },
    {...compared, blocks: blockSelector},
  );
}
