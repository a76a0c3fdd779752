import type {List, ListItem, Nodes, PhrasingContent} from 'mdast';
import type {Fault} from './component-rules';

/** The only block in a component, if it is a list of the wanted kind. */
function onlyList(blocks: readonly Nodes[], isOrdered: boolean): List | undefined {
  const [list, ...rest] = blocks;
  return list?.type === 'list' && Boolean(list.ordered) === isOrdered && rest.length === 0
    ? list
    : undefined;
}

/** What is wrong with the content of <Steps>. */
export function stepFaults(blocks: readonly Nodes[]): Fault[] {
  const list = onlyList(blocks, true);
  if (!list) {
    return [{what: 'must contain one numbered list and nothing else'}];
  }
  return list.start === 1 ? [] : [{what: `begins with step ${list.start}`, node: list}];
}

/** What is wrong with the content of <FileTree>. */
export function treeFaults(blocks: readonly Nodes[]): Fault[] {
  const list = onlyList(blocks, false);
  return list
    ? list.children.flatMap(entryFaults)
    : [{what: 'must contain one list and nothing else'}];
}

function entryFaults(item: ListItem): Fault[] {
  const [text, ...rest] = item.children;
  const name = text?.type === 'paragraph' ? nameOf(text.children) : undefined;
  if (name === undefined) {
    return [{what: 'has an entry that does not begin with a name in backticks', node: item}];
  }
  const lists = rest.filter((block) => block.type === 'list');
  if (lists.length < rest.length || lists.length > 1 || lists[0]?.ordered) {
    return [{what: `has more than a list of entries below \`${name}\``, node: item}];
  }
  const entries = lists.flatMap((list) => list.children);
  return [
    ...(entries.length > 0 && !name.endsWith('/')
      ? [{what: `has the folder \`${name}\``, instead: `\`${name}/\``, node: item}]
      : []),
    ...entries.flatMap(entryFaults),
  ];
}

/** A name in backticks at the start of an entry; a bold one is marked. */
function nameOf([first]: readonly PhrasingContent[]): string | undefined {
  if (first?.type === 'strong') {
    return nameOf(first.children);
  }
  return first?.type === 'inlineCode' ? first.value : undefined;
}

/** What is wrong with the content of <Cards>. */
export function cardFaults(blocks: readonly Nodes[]): Fault[] {
  const list = onlyList(blocks, false);
  if (!list) {
    return [{what: 'must contain one list and nothing else'}];
  }
  return list.children.flatMap((item) => {
    const [text, ...rest] = item.children;
    const parts: PhrasingContent[] = text?.type === 'paragraph' ? text.children : [];
    if (parts[0]?.type !== 'link') {
      return [{what: 'has an item that does not begin with a link', node: item}];
    }
    return rest.length > 0 || parts.slice(1).some(({type}) => type === 'link')
      ? [{what: 'has an item with more than a link and a line of text', node: item}]
      : [];
  });
}

/** What is wrong with the content of <Figure>. */
export function figureFaults(blocks: readonly Nodes[]): Fault[] {
  const [image, caption, ...rest] = blocks;
  if (!image || !isImage(image)) {
    return [{what: 'does not begin with an image'}];
  }
  return caption?.type === 'paragraph' && !isImage(caption) && rest.length === 0
    ? []
    : [{what: 'must contain one caption'}];
}

/** Whether the content of <BeforeAfter> is a pair. */
export function isPair(blocks: readonly Nodes[]): boolean {
  return (
    blocks.length === 2 && (blocks.every(({type}) => type === 'code') || blocks.every(isImage))
  );
}

/** A paragraph that holds an image and nothing else. */
function isImage(node: Nodes): boolean {
  return (
    node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image'
  );
}
