import type {Code, Nodes, Parent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {components} from '../../components/registry';
import type {ComponentRule, ComponentUse, Fault} from '../../components/rules';
import {textAttribute} from '../markdown/attribute';
import type {ParsedMarkdown} from '../markdown/parse';
import {sessionOf} from '../remark/code-blocks/session';

/** A problem with how a page uses a component. */
export interface ComponentProblem {
  /** Line of the file, counted from 1. */
  line: number;
  /** What is wrong and what to write instead, without the location and the final period. */
  message: string;
}

/** A component in a page; its name begins with a capital letter. */
type Component = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}> & {
  name: string;
};

/** Theme components that pages may also use. */
const themeComponents = ['Head', 'Details'];

const registered = new Map(components.map((component) => [component.name, component]));

/**
 * Finds wrong use of the components for writers (src/components/registry.ts) and of terminal
 * sessions.
 *
 * @param file path from the root of the repository
 */
export function componentProblems(file: string, {tree}: ParsedMarkdown): ComponentProblem[] {
  const problems: ComponentProblem[] = [];
  const imported = new Set<string>();
  const add = (node: Nodes, message: string) =>
    problems.push({line: node.position?.start.line ?? 1, message});
  let isRenamed = false;

  visit(tree, (node, _index, parent) => {
    if (node.type === 'mdxjsEsm') {
      (node.value.match(/\b[A-Z]\w*/g) ?? []).forEach((name) => imported.add(name));
    } else if (node.type === 'code') {
      const message = sessionProblem(node);
      if (message !== undefined) {
        add(node, message);
      }
    } else if (isComponent(node)) {
      const {name} = node;
      const component = registered.get(name);
      const isReplaced = component !== undefined && component.module === undefined;
      if (!isRenamed && file.endsWith('.md') && !isReplaced) {
        isRenamed = true;
        add(
          node,
          `uses <${name}>; rename the file to ${file.split('/').at(-1)}x, as components need it`,
        );
      }
      if (component) {
        const {rule} = component;
        faultsOf(node, parent, rule).forEach((fault) =>
          add(
            fault.node ?? node,
            `<${name}> ${fault.what.replace(/\s+/g, ' ')}; write ${fault.instead ?? rule.form}`,
          ),
        );
      } else if (!imported.has(name) && !themeComponents.includes(name)) {
        const names = components.map((known) => `<${known.name}>`).join(', ');
        add(node, `<${name}> is not a component for pages; use one of ${names}`);
      }
    }
  });
  return problems;
}

/** Tags with a capital letter are components. The others are HTML. */
function isComponent(node: Nodes): node is Component {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    /^[A-Z]\w*$/.test(node.name ?? '')
  );
}

function usageOf(node: Component): ComponentUse {
  return {
    name: node.name,
    text: toString(node),
    attributes: Object.fromEntries(
      node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute'
          ? [[attribute.name, textAttribute(node, attribute.name)]]
          : [],
      ),
    ),
    children: node.children,
    components: (node.children as Nodes[]).filter(isComponent).map(usageOf),
  };
}

/** Returns the violations of a component's rule in one use of it. */
function faultsOf(node: Component, parent: Parent | undefined, rule: ComponentRule): Fault[] {
  const use = usageOf(node);
  return [
    ...attributeFaults(node, use, rule),
    ...placeFaults(node, parent, rule),
    ...contentFaults(use, rule),
    ...(rule.faultsOf?.(use) ?? []),
  ];
}

function attributeFaults(node: Component, use: ComponentUse, {attributes = {}}: ComponentRule) {
  const faults: Fault[] = [];
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      faults.push({what: 'cannot have attributes in braces'});
    } else if (!Object.hasOwn(attributes, attribute.name)) {
      faults.push({what: `cannot have the attribute "${attribute.name}"`});
    }
  }
  for (const [name, need] of Object.entries(attributes)) {
    if (need === 'required' && !use.attributes[name]) {
      faults.push({what: `has no "${name}"`});
    }
  }
  return faults;
}

function placeFaults(node: Component, parent: Parent | undefined, rule: ComponentRule): Fault[] {
  const faults: Fault[] = [];
  if (rule.parent && !(parent && 'name' in parent && parent.name === rule.parent)) {
    faults.push({what: `is not directly inside <${rule.parent}>`});
  }
  // Its generated Markdown replaces the whole line.
  const isOnOwnLine = node.type === 'mdxJsxFlowElement' && node.position?.start.column === 1;
  if (rule.isOnOwnLine && !isOnOwnLine) {
    faults.push({what: 'is not on a line of its own, without indentation'});
  }
  if (rule.neighbor) {
    const {name, side, attribute} = rule.neighbor;
    const siblings = (parent?.children ?? []).filter(
      (child) => !('value' in child && typeof child.value === 'string' && !child.value.trim()),
    ) as Nodes[];
    const neighbor = siblings[siblings.indexOf(node) + (side === 'after' ? 1 : -1)];
    const isPair =
      neighbor !== undefined &&
      isComponent(neighbor) &&
      neighbor.name === name &&
      textAttribute(neighbor, attribute) === textAttribute(node, attribute);
    if (!isPair) {
      faults.push({what: `has no <${name}> with the same ${attribute} right ${side} it`});
    }
  }
  return faults;
}

function contentFaults({children, components: inside}: ComponentUse, rule: ComponentRule) {
  const faults: Fault[] = [];
  if (rule.content === 'required' && !children.some(isVisible)) {
    const isEmpty = children.every((child) => child.type === 'text');
    faults.push({what: isEmpty ? 'is empty' : 'contains neither words nor an image'});
  }
  if (rule.content === 'none' && children.length > 0) {
    faults.push({what: 'cannot have content'});
  }
  if (rule.holds) {
    const {name, least} = rule.holds;
    const held = inside.filter((component) => component.name === name);
    if (held.length < least) {
      faults.push({what: `has fewer than ${least} <${name}>`});
    }
    if (held.length < children.length) {
      faults.push({what: `has something other than <${name}>`});
    }
  }
  return faults;
}

/** HTML elements that are visible without any text in them. */
const visualElements = ['audio', 'canvas', 'iframe', 'img', 'input', 'object', 'svg', 'video'];

/**
 * Whether a node renders anything visible: words, an image, or the output of a component or an
 * expression.
 */
function isVisible(node: Nodes): boolean {
  if (node.type === 'image' || node.type === 'imageReference') {
    return true;
  }
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return node.value.replace(/\/\*.*?\*\//gs, '').trim() !== '';
  }
  if (isComponent(node)) {
    const component = registered.get(node.name);
    if (component === undefined || component.rule.content === 'none') {
      return true;
    }
  } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (visualElements.includes(node.name ?? '')) {
      return true;
    }
  }
  return 'children' in node ? node.children.some(isVisible) : toString(node).trim() !== '';
}

/** Returns what is wrong with a code fence as a terminal session, or undefined. */
function sessionProblem({lang, value}: Code): string | undefined {
  if (lang === 'console' && sessionOf(value)[0]?.kind !== 'command') {
    return 'console fence does not begin with a command; put "$ " before each command, or name the fence text';
  }
  if (['bash', 'sh', 'shell'].includes(lang ?? '') && /^\$ /m.test(value)) {
    return `${lang} fence holds the prompt "$ "; name the fence console, and the copy button leaves the prompt out`;
  }
  return undefined;
}
