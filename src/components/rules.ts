import type {List, Nodes} from 'mdast';

/** One use of a component in a page, as the check (src/content/check) passes it to the rule. */
export interface ComponentUse {
  name: string;
  /** Its text without tags, on one line. */
  text: string;
  /** The attributes whose values are text. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** Its Markdown content. */
  children: readonly Nodes[];
  /** The children that are components. */
  components: readonly ComponentUse[];
}

/** A mistake in one use of a component. */
export interface Fault {
  /** What is wrong, worded to follow the name of the component. */
  what: string;
  /** What to write instead, if not simply the form of the component. */
  instead?: string;
  /** Where it is, if it is not at the opening tag. */
  node?: Nodes;
}

/** How pages may use a component. The check reports any other use, with file and line. */
export interface ComponentRule {
  /** The correct form, worded to follow "write" in the error message. */
  form: string;
  /** The attributes that it accepts. Their values are text. */
  attributes?: Readonly<Record<string, 'required' | 'optional'>>;
  /** The component that it must be directly inside. */
  parent?: string;
  /** The only component that it may contain, and how often at least. */
  holds?: {name: string; least: number};
  /** Whether content is required or forbidden. */
  content?: 'required' | 'none';
  /** Whether it must be on a line of its own, outside lists and other components. */
  isOnOwnLine?: boolean;
  /** The component that must be right before or after it, with the same value of an attribute. */
  neighbor?: {name: string; side: 'before' | 'after'; attribute: string};
  /** Checks that the fields above cannot express. */
  faultsOf?: (use: ComponentUse) => Fault[];
}

/** Returns the list in a component, if it is the only child and of the wanted kind. */
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

/** Whether a block is a paragraph that contains only an image. */
export function isImage(node: Nodes): boolean {
  return (
    node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image'
  );
}
