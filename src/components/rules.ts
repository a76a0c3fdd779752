import type {List, Nodes} from 'mdast';

/** One use of a component in a page, as the check (src/content/check) hands it to the rule. */
export interface ComponentUse {
  name: string;
  /** Its words without tags, on one line. */
  text: string;
  /** The attributes whose values are text. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** The Markdown in it. */
  children: readonly Nodes[];
  /** Those of its children that are components. */
  components: readonly ComponentUse[];
}

/** Something wrong with one use of a component. */
export interface Fault {
  /** What is wrong; it follows the name of the component. */
  what: string;
  /** What to write instead, if it is something other than the form of the component. */
  instead?: string;
  /** Where it is, if it is not at the opening tag. */
  node?: Nodes;
}

/** How pages use a component. The check reports everything else, with file and line. */
export interface ComponentRule {
  /** The right form, which the message tells the writer; it follows "write". */
  form: string;
  /** The attributes that it takes; the value of each is text. */
  attributes?: Readonly<Record<string, 'required' | 'optional'>>;
  /** The component that it stands in. */
  parent?: string;
  /** The only component that it holds, at least as often as `least` says. */
  holds?: {name: string; least: number};
  /** Whether it needs content, or cannot have any. */
  content?: 'required' | 'none';
  /** Whether it stands on a line of its own, outside lists and other components. */
  isOnOwnLine?: boolean;
  /** The component right before or after it, with the same value of an attribute. */
  neighbor?: {name: string; side: 'before' | 'after'; attribute: string};
  /** Everything that the fields above cannot say. */
  faultsOf?: (use: ComponentUse) => Fault[];
}

/** The list in a component that holds nothing else, if it is of the wanted kind. */
export function onlyList(
  children: readonly Nodes[],
  kind: 'bulleted' | 'numbered',
): List | undefined {
  const [list] = children;
  return children.length === 1 &&
    list?.type === 'list' &&
    Boolean(list.ordered) === (kind === 'numbered')
    ? list
    : undefined;
}

/** Whether a block is a paragraph that holds an image and nothing else. */
export function isImage(node: Nodes): boolean {
  return (
    node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image'
  );
}
