import type {Container, Declaration, Root, Rule} from 'postcss';
import {covers} from './covering';
import {subjectOf, type Subject} from './subject';

/** A declaration that always applies to what a selector finds. */
interface Winner {
  subject: Subject;
  declaration: Declaration;
  layer: number;
}

/**
 * Drops the declarations of cascade layers that never apply, because a later layer, or what lies
 * outside of all, declares the same for all elements in question. The theme brings its looks in
 * layers; ours replace many of them.
 *
 * @param root one style sheet, which is changed; another one may not be loaded beside it
 */
export function dropOverridden(root: Root): void {
  const layers = new Map<string, number>();
  root.walkAtRules('layer', ({params}) =>
    params
      .split(',')
      .forEach((name) => layers.set(name.trim(), layers.get(name.trim()) ?? layers.size)),
  );
  const rankOf = (rule: Rule): number => {
    const layer = layerOf(rule);
    return layer === undefined ? Infinity : (layers.get(layer) ?? Infinity);
  };
  const winners = new Map<string, Winner[]>();
  root.walkRules((rule) => {
    if (!isUnconditional(rule)) {
      return;
    }
    for (const subject of rule.selectors.map(subjectOf)) {
      // Only a selector of a single part finds an element wherever it is.
      const [first] = subject?.parts ?? [];
      if (subject?.isWhole && first !== undefined) {
        for (const declaration of declarationsOf(rule)) {
          if (!declaration.value.includes('revert')) {
            const winner = {subject, declaration, layer: rankOf(rule)};
            winners.set(first, [...(winners.get(first) ?? []), winner]);
          }
        }
      }
    }
  });
  root.walkRules((rule) => {
    const layer = rankOf(rule);
    if (layer === Infinity || isKeyframe(rule)) {
      return;
    }
    const subjects = rule.selectors.map(subjectOf);
    const rivals = subjects.map((subject) =>
      (subject?.parts ?? [])
        .flatMap((part) => winners.get(part) ?? [])
        .filter((winner) => winner.layer > layer && isWithin(subject, winner.subject)),
    );
    for (const declaration of declarationsOf(rule)) {
      if (rivals.every((some) => some.some((rival) => covers(rival.declaration, declaration)))) {
        declaration.remove();
      }
    }
    removeEmpty(rule);
  });
}

/** Whether all that one selector finds is found by another, of a single part, too. */
function isWithin(inner: Subject | undefined, outer: Subject): boolean {
  return (
    inner?.pseudoElement === outer.pseudoElement &&
    outer.parts.every((part) => inner?.parts.includes(part))
  );
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === 'decl').filter(({important}) => !important);
}

function layerOf(rule: Rule): string | undefined {
  for (let node: Container['parent'] = rule.parent; node; node = node.parent) {
    if ('name' in node && node.name === 'layer') {
      return 'params' in node ? String(node.params) : undefined;
    }
  }
  return undefined;
}

/** Whether a rule applies in all media and browsers: it stands in nothing but a layer. */
function isUnconditional({parent}: Rule): boolean {
  return (
    parent?.type === 'root' ||
    (parent?.type === 'atrule' && 'name' in parent && parent.name === 'layer')
  );
}

function isKeyframe({parent}: Rule): boolean {
  return parent !== undefined && 'name' in parent && String(parent.name).endsWith('keyframes');
}

/** Takes out a rule without declarations, and what that leaves empty. */
function removeEmpty(rule: Rule): void {
  let node: Container | undefined = rule;
  while (node && node.type !== 'root' && node.nodes?.length === 0) {
    const parent: Container | undefined = node.parent as Container | undefined;
    node.remove();
    node = parent;
  }
}
