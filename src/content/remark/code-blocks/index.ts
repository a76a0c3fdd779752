import type {Code, Nodes, Parents, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {fenceOf} from './fence';
import {codeHtml, sessionHtml} from './html';

type MdxJsxFlowElement = Extract<Nodes, {type: 'mdxJsxFlowElement'}>;

/**
 * Remark plugin that highlights code at build time: each fence becomes a `<CodeBlock>`
 * (src/theme/CodeBlock) with finished HTML, so that the browser needs neither the highlighter nor
 * its grammars. A fence with the language `console` is a terminal session, and one with the
 * language `output` is the output of a command.
 */
export default function codeBlocks(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'code', (node: Code, index: number | undefined, parent: Parents | undefined) => {
      if (parent && index !== undefined) {
        parent.children[index] = codeBlockOf(node);
      }
      return SKIP;
    });
  };
}

function codeBlockOf({value, lang, meta, position}: Code): MdxJsxFlowElement {
  const language = lang?.toLowerCase() ?? 'text';
  const fence = fenceOf(value, meta);
  const attributes = {
    language,
    ...(fence.title !== undefined && {title: fence.title}),
    html: language === 'console' ? sessionHtml(fence) : codeHtml(fence, language),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).map(([name, text]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: text,
    })),
    children: [],
    ...(position && {position}),
  };
}
