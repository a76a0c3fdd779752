import type {ListItem, PhrasingContent} from 'mdast';
import {onlyList, type ComponentRule, type Fault} from '../rules';

export default {
  form: 'one bulleted list of names in backticks, folders with a slash: "- `etc/`"',
  faultsOf: ({children}) =>
    onlyList(children, 'bulleted')?.children.flatMap(entryFaults) ?? [
      {what: 'does not consist of one bulleted list'},
    ],
} satisfies ComponentRule;

function entryFaults(item: ListItem): Fault[] {
  const [text, ...rest] = item.children;
  const name = text?.type === 'paragraph' ? nameOf(text.children) : undefined;
  if (name === undefined) {
    return [{what: 'has an entry that does not begin with a name in backticks', node: item}];
  }
  const lists = rest.filter((block) => block.type === 'list');
  if (lists.length < rest.length || lists.length > 1 || lists[0]?.ordered) {
    return [{what: `has more than a list of entries under \`${name}\``, node: item}];
  }
  const entries = lists.flatMap((list) => list.children);
  return [
    ...(entries.length > 0 && !name.endsWith('/')
      ? [{what: `has the folder \`${name}\``, instead: `\`${name}/\``, node: item}]
      : []),
    ...entries.flatMap(entryFaults),
  ];
}

/** The name in backticks at the start of an entry. Bold highlights it. */
function nameOf([first]: readonly PhrasingContent[]): string | undefined {
  if (first?.type === 'strong') {
    return nameOf(first.children);
  }
  return first?.type === 'inlineCode' ? first.value : undefined;
}
