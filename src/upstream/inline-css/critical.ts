import postcss, {AtRule, type Root, type Rule} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** Elements of pages whose tags the minifier leaves out. */
const impliedElements = ['html', 'head', 'body', 'tbody'];

/** A property that numbers the rules while PurgeCSS has them, since it shortens their selectors. */
const number = '--rule-number';

/** The styles of a page in two parts, which together are those of its style sheets. */
export interface SplitStyles {
  /** The rules that can apply to the page before scripts change it. */
  critical: string;
  /** The other rules of each style sheet. */
  rest: string[];
}

/**
 * Splits the styles of a page. Every attribute counts as present, because scripts in the head set some
 * of `<html>` before the first paint.
 *
 * @param sheets the texts of its style sheets, in their order
 * @param names the elements, classes and ids of the page
 */
export async function splitStyles(
  sheets: readonly string[],
  names: Iterable<string>,
): Promise<SplitStyles> {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  const rules = roots.flatMap(rulesOf);
  rules.forEach((rule, index) => rule.append({prop: number, value: String(index)}));
  const sheet = roots.join('\n');
  const purged = await new PurgeCSS().purge({
    content: [{raw: [...impliedElements, ...names].join(' '), extension: 'names'}],
    css: [{raw: sheet}],
    defaultExtractor: (text) => text.split(' '),
    dynamicAttributes: Array.from(sheet.matchAll(/\[([\w-]+)/g), ([, name = '']) => name),
    // What a selector without any name matches is not known here. The width of a column is in a rule before
    // the one that makes it as wide as a phone: after that, it would win on pages to which readers go on.
    safelist: {standard: [/^:/, /^col--/]},
  });
  const kept = new Set<Rule>();
  for (const [, index] of purged
    .map(({css}) => css)
    .join('')
    .matchAll(/--rule-number:\s*(\d+)/g)) {
    const rule = rules[Number(index)];
    if (rule) {
      kept.add(rule);
    }
  }
  rules.forEach((rule) => rule.last?.remove());
  // What is not a rule, such as keyframes, is needed at once.
  const rest = roots.map((root) => {
    const copy = root.clone();
    const copies = rulesOf(copy);
    rulesOf(root).forEach((rule, index) => kept.has(rule) && copies[index]?.remove());
    copy.walkAtRules((rule) => {
      if (!isGroup(rule)) {
        rule.remove();
      }
    });
    return withoutEmptyGroups(copy);
  });
  rules.filter((rule) => !kept.has(rule)).forEach((rule) => rule.remove());
  return {critical: layersOf(sheet) + roots.map(withoutEmptyGroups).join(''), rest};
}

/** The rules of a style sheet, without the steps of animations. */
function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!(rule.parent instanceof AtRule) || isGroup(rule.parent)) {
      rules.push(rule);
    }
  });
  return rules;
}

/** Returns whether an at-rule has rules in it, such as `@media`, and is no animation. */
function isGroup({name, nodes}: AtRule): boolean {
  return nodes !== undefined && /^(?:media|supports|layer|container)$/.test(name);
}

function withoutEmptyGroups(root: Root): string {
  root.walkAtRules((rule) => {
    if (isGroup(rule) && rule.nodes?.length === 0) {
      rule.remove();
    }
  });
  return root.toString();
}

/** A statement with the layers of a style sheet: their order stays, even if one has no rules here. */
function layersOf(sheet: string): string {
  const names = Array.from(sheet.matchAll(/@layer\s+([\w.,\s-]+)/g), ([, list = '']) =>
    list.trim(),
  );
  return names.length > 0 ? `@layer ${[...new Set(names)].join(',')};` : '';
}
