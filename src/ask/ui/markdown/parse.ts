import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import type {IsQuoted} from '../../core/commands';

/** Parses an answer: CommonMark and tables, which models like to write. */
export function parse(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
}

/** Returns an answer with a note in place of each command that is in no passage. */
export function withoutUnquoted(text: string, isQuoted: IsQuoted, note: string): string {
  let rest = text;
  for (const node of codeIn(parse(text)).reverse()) {
    const {start, end} = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined && !isQuoted(node.value)) {
      rest = `${rest.slice(0, start.offset)}(${note})${rest.slice(end.offset)}`;
    }
  }
  return rest;
}

function codeIn(node: Nodes): Extract<Nodes, {type: 'code'}>[] {
  if (node.type === 'code') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}
