import type {Root} from 'postcss';

/**
 * Drops from lists of selectors those that no page can have, since they ask for a class that none
 * has. The minifier drops only whole rules.
 *
 * @param isUsed whether some page may have a class
 */
export function dropUnusableSelectors(root: Root, isUsed: (className: string) => boolean): void {
  root.walkRules((rule) => {
    const usable = rule.selectors.filter((selector) => requiredClasses(selector).every(isUsed));
    if (usable.length && usable.length < rule.selectors.length) {
      rule.selectors = usable;
    }
  });
}

/** Classes in brackets, such as those of `:not()`, may be missing. */
function requiredClasses(selector: string): string[] {
  const outside = selector.replaceAll(brackets, '');
  return [...outside.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

const brackets = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]/g;

/** Drops the names of cascade layers that nothing is in, where they are but listed. */
export function dropEmptyLayers(roots: readonly Root[]): void {
  const filled = new Set<string>();
  roots.forEach((root) =>
    root.walkAtRules('layer', ({params, nodes}) => {
      if (nodes) {
        filled.add(params.trim());
      }
    }),
  );
  const isFilled = (name: string): boolean =>
    [...filled].some((other) => other === name || other.startsWith(`${name}.`));
  roots.forEach((root) =>
    root.walkAtRules('layer', (rule) => {
      if (!rule.nodes) {
        const names = rule.params.split(',').map((name) => name.trim());
        rule.params = names.filter(isFilled).join(',');
        if (!rule.params) {
          rule.remove();
        }
      }
    }),
  );
}
