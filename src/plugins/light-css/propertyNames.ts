import type {Root} from 'postcss';

const anyProperty = /--[\w-]+/g;

/**
 * Gives the custom properties of style sheets short names, the shortest to those that are named most
 * often. A name is nothing but a name, unless something else reads or sets the property.
 *
 * @param roots all style sheets, which are changed
 * @param isRead whether a script or a style attribute names a property
 */
export function shortenPropertyNames(roots: Root[], isRead: (name: string) => boolean): void {
  const counts = new Map<string, number>();
  const count = (text: string): void =>
    (text.match(anyProperty) ?? []).forEach((name) =>
      counts.set(name, (counts.get(name) ?? 0) + 1),
    );
  roots.forEach((root) =>
    root.walkDecls(({prop, value}) => {
      count(prop.startsWith('--') ? prop : '');
      usesOf(value).forEach(count);
    }),
  );
  const taken = new Set(counts.keys());
  const names = [...counts]
    .filter(([name]) => !isRead(name))
    .toSorted(([one, often], [other, seldom]) => seldom - often || Number(one > other) || -1)
    .map(([name]) => name);
  const short = shortNames((name) => taken.has(name) || isRead(name));
  const renamed = new Map(names.map((name) => [name, short.next().value]));
  const rename = (text: string): string =>
    text.replaceAll(anyProperty, (name) => renamed.get(name) ?? name);
  roots.forEach((root) =>
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) {
        declaration.prop = rename(declaration.prop);
      }
      declaration.value = declaration.value.replaceAll(anyUse, rename);
    }),
  );
}

/** Where a value reads a property. Elsewhere two hyphens may be part of something else. */
const anyUse = /var\(\s*--[\w-]+/g;

function usesOf(value: string): string[] {
  return value.match(anyUse) ?? [];
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `--a` to `--z`, `--aa` and so on, without end. */
function* shortNames(isTaken: (name: string) => boolean): Generator<string, never> {
  for (let number = 0; ; number++) {
    let name = '';
    for (let rest = number + 1; rest > 0; rest = Math.floor((rest - 1) / letters.length)) {
      name = `${letters[(rest - 1) % letters.length] ?? ''}${name}`;
    }
    if (!isTaken(`--${name}`)) {
      yield `--${name}`;
    }
  }
}
