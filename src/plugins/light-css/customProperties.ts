import type {Declaration, Node, Root} from 'postcss';

/**
 * Shortens the custom properties of style sheets that are loaded together, without a change to what
 * they mean: drops what nothing reads, and writes a value where it is read when it is the same for
 * every element of every page. Infima alone defines 400 of them.
 *
 * @param roots all style sheets, which are changed
 * @param isRead whether something else reads or sets a property: a script, or a style attribute
 */
export function shortenCustomProperties(roots: Root[], isRead: (name: string) => boolean): void {
  dropShadowed(roots);
  do {
    dropUnread(roots, isRead);
  } while (writeConstants(roots, isRead));
  dropUnread(roots, isRead);
}

/** What our own sheets, which lie outside of all layers, define for the page anew. */
function dropShadowed(roots: Root[]): void {
  const own = new Set<string>();
  forEachDefinition(roots, (definition) => {
    if (!atRulesAround(definition).length && definesForPage(definition)) {
      own.add(definition.prop);
    }
  });
  forEachDefinition(roots, (definition) => {
    const isLayered = atRulesAround(definition).some((name) => name === 'layer');
    const isOfPageAlone = selectorsOf(definition).every(isPage);
    if (isLayered && isOfPageAlone && own.has(definition.prop) && !definition.important) {
      remove(definition);
    }
  });
}

function dropUnread(roots: Root[], isRead: (name: string) => boolean): void {
  for (;;) {
    const read = new Set<string>();
    roots.forEach((root) =>
      root.walkDecls(({value}) => {
        for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
          read.add(name);
        }
      }),
    );
    const unread: Declaration[] = [];
    forEachDefinition(roots, (definition) => {
      if (!read.has(definition.prop) && !isRead(definition.prop)) {
        unread.push(definition);
      }
    });
    if (!unread.length) {
      return;
    }
    unread.forEach(remove);
  }
}

/** Returns whether it wrote any. */
function writeConstants(roots: Root[], isRead: (name: string) => boolean): boolean {
  const constants = constantsOf(roots, isRead);
  let wrote = false;
  roots.forEach((root) =>
    root.walkDecls((declaration) => {
      // The spaces keep the value apart from its neighbours; the minifier takes out what is idle.
      const value = declaration.value.replaceAll(
        /var\(\s*(--[\w-]+)\s*\)/g,
        (use, name: string) => {
          const constant = constants.get(name);
          return constant === undefined ? use : ` ${constant} `;
        },
      );
      if (value !== declaration.value) {
        declaration.value = value.trim();
        wrote = true;
      }
    }),
  );
  return wrote;
}

/**
 * Properties that are defined once, for the page, always, and by a value that reads no other, or
 * nothing but one that only the page defines.
 */
function constantsOf(roots: Root[], isRead: (name: string) => boolean): Map<string, string> {
  const definitions = new Map<string, Declaration[]>();
  forEachDefinition(roots, (definition) => {
    definitions.set(definition.prop, [...(definitions.get(definition.prop) ?? []), definition]);
  });
  const isOfPage = (name: string): boolean =>
    !isRead(name) &&
    definitions.get(name)?.every((definition) => selectorsOf(definition).every(isPage)) === true;
  const constants = new Map<string, string>();
  for (const [name, [definition, ...others]] of definitions) {
    if (
      definition &&
      !others.length &&
      !isRead(name) &&
      definesForPage(definition) &&
      atRulesAround(definition).every((around) => around === 'layer') &&
      !hasOtherMeaningInPlace.test(definition.value.trim())
    ) {
      const value = definition.value.trim();
      const target = anotherProperty.exec(value)?.[1];
      if (target === undefined ? !value.includes('var(') : isOfPage(target)) {
        constants.set(name, value);
      }
    }
  }
  // In a chain of names the last one is written first; in a circle, none.
  const isLast = (value: string): boolean => !constants.has(anotherProperty.exec(value)?.[1] ?? '');
  return new Map([...constants].filter(([, value]) => isLast(value)));
}

/** A value that is that of another property. */
const anotherProperty = /^var\(\s*(--[\w-]+)\s*\)$/;

/**
 * As the value of a custom property these are about that property itself: `--a: inherit` takes the
 * parent's `--a`, which is none. And what is empty cannot stand alone.
 */
const hasOtherMeaningInPlace = /^(?:inherit|initial|unset|revert|revert-layer)?$/i;

/** Selectors of the element that is the page. */
const page = /^(?::root|html)?(?:\[data-theme=["']?(?:light|dark)["']?\])?$/;

function isPage(selector: string): boolean {
  return page.test(selector);
}

function definesForPage(definition: Declaration): boolean {
  return selectorsOf(definition).some((selector) => selector === ':root' || selector === 'html');
}

function selectorsOf({parent}: Declaration): string[] {
  return parent?.type === 'rule' ? parent.selectors : [];
}

/** The names of the at-rules that a declaration stands in. */
function atRulesAround(node: Node): string[] {
  const names: string[] = [];
  for (let parent = node.parent; parent; parent = parent.parent) {
    if ('name' in parent && typeof parent.name === 'string') {
      names.push(parent.name);
    }
  }
  return names;
}

function forEachDefinition(roots: Root[], visit: (definition: Declaration) => void): void {
  roots.forEach((root) => root.walkDecls(/^--/, visit));
}

/** Takes the declaration out, and what it leaves empty. */
function remove(declaration: Declaration): void {
  const {parent} = declaration;
  declaration.remove();
  if (parent?.nodes?.length === 0) {
    parent.remove();
  }
}
