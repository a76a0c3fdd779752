import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {sessionOf} from '../remark/code-blocks/session';
import {textTags} from '../generated-text/expand';
import type {ParsedMarkdown} from '../markdown/parse';
import {componentRules, type Component} from './component-rules';

/** Something wrong with how a page uses a component. */
export interface ComponentProblem {
  /** Line of the file, counted from 1. */
  line: number;
  /** What is wrong and what to write instead, without the place and the full stop. */
  message: string;
}

/** Components of the theme that pages may use as well. */
const themeComponents = ['Head', 'Details'];

/**
 * Finds wrong use of the components for writers (src/components) and of terminal sessions.
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
      if (!isRenamed && file.endsWith('.md') && !textTags.includes(name)) {
        isRenamed = true;
        add(
          node,
          `uses <${name}>; rename the file to ${file.split('/').at(-1)}x, which components require`,
        );
      }
      const rule = componentRules[name];
      if (rule) {
        const faults = [...attributeFaults(node, rule.attributes), ...rule.faultsOf(node, parent)];
        faults.forEach((fault) =>
          add(fault.node ?? node, `<${name}> ${fault.what}; write ${fault.instead ?? rule.form}`),
        );
      } else if (!imported.has(name) && !themeComponents.includes(name)) {
        add(node, `<${name}> is no component for pages; use one of ${namesOfComponents()}`);
      }
    }
  });
  return problems;
}

function namesOfComponents(): string {
  return Object.keys(componentRules)
    .map((name) => `<${name}>`)
    .join(', ');
}

/** A tag with a capital is a component; the others are HTML. */
function isComponent(node: Nodes): node is Component {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    /^[A-Z]\w*$/.test(node.name ?? '')
  );
}

function attributeFaults({attributes}: Component, allowed: readonly string[] = []) {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && allowed.includes(attribute.name)
      ? []
      : [
          {
            node: undefined,
            instead: undefined,
            what:
              attribute.type === 'mdxJsxAttribute'
                ? `has no attribute "${attribute.name}"`
                : 'takes no attributes in braces',
          },
        ],
  );
}

/** What is wrong with a fence as a terminal session, or undefined. */
function sessionProblem({lang, value}: Code): string | undefined {
  if (lang === 'console' && sessionOf(value)[0]?.kind !== 'command') {
    return 'console fence does not begin with a command; put "$ " before each command, or name the fence text';
  }
  if (['bash', 'sh', 'shell'].includes(lang ?? '') && /^\$ /m.test(value)) {
    return `${lang} fence holds the prompt "$ "; name the fence console, and the copy button leaves the prompt out`;
  }
  return undefined;
}
