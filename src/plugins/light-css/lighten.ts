import {transform, type SelectorComponent} from 'lightningcss';
import postcss from 'postcss';
import {shortenCustomProperties} from './customProperties';
import {dropOverridden} from './overridden';
import {withPhysicalNames} from './physical';
import {shortenPropertyNames} from './propertyNames';
import {dropEmptyLayers, dropUnusableSelectors} from './unusable';

/** A style sheet of the build. */
export interface Sheet {
  /** For example `assets/css/styles.5ce8f2a1.css`. */
  file: string;
  text: string;
}

/** What is known of a site beside its files. */
export interface Options {
  /** Classes that no page has, although scripts name them. */
  unused?: readonly string[];
  /** Whether all pages are written from left to right. */
  isLeftToRight?: boolean;
}

/**
 * Leaves of style sheets what a page of the site can use.
 *
 * @param sheets all sheets of the site, in any order
 * @param scripts the text of all its scripts, which make whatever a page consists of
 * @param options what else is known of the site
 */
export function lighten(
  sheets: readonly Sheet[],
  scripts: readonly string[],
  {unused = [], isLeftToRight = false}: Options = {},
): Sheet[] {
  const words = new Set(scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []));
  // Scripts put some names together, such as `alert--` and the type of the alert.
  const beginnings = [...words].filter((word) => /^[a-z][\w-]{2,}[-_]$/i.test(word));
  const isKnown = (name: string) =>
    !unused.includes(name) &&
    (words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)));
  const roots = sheets.map((sheet) => {
    const unusedSymbols = [...classesOf(sheet)].filter((name) => !isKnown(name));
    return postcss.parse(minified(sheet, unusedSymbols));
  });
  roots.forEach((root) => dropUnusableSelectors(root, isKnown));
  dropEmptyLayers(roots);
  if (isLeftToRight) {
    roots.forEach(withPhysicalNames);
  }
  roots.forEach(dropOverridden);
  shortenCustomProperties(roots, isKnown);
  shortenPropertyNames(roots, isKnown);
  return sheets.map(({file}, index) => ({
    file,
    text: minified({file, text: roots[index]?.toString() ?? ''}),
  }));
}

function minified({file, text}: Sheet, unusedSymbols: string[] = []): string {
  const {code} = transform({
    filename: file,
    code: Buffer.from(text),
    minify: true,
    unusedSymbols,
  });
  return code.toString();
}

function classesOf({file, text}: Sheet): Set<string> {
  const classes = new Set<string>();
  const collect = (parts: SelectorComponent[]) => {
    for (const part of parts) {
      if (part.type === 'class') {
        classes.add(part.name);
      } else if ('selectors' in part) {
        // Those of `:is()`, `:not()` and the like.
        collect([part.selectors ?? []].flat(2));
      }
    }
  };
  transform({filename: file, code: Buffer.from(text), visitor: {Selector: collect}});
  return classes;
}
