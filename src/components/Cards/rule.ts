import type {ListItem, PhrasingContent} from 'mdast';
import {onlyList, type ComponentRule, type Fault} from '../rules';

export default {
  form: 'one bulleted list in which every item begins with a link: "- [Title](./page.md): text"',
  faultsOf: ({children}) =>
    onlyList(children, 'bulleted')?.children.flatMap(cardFaults) ?? [
      {what: 'does not consist of one bulleted list'},
    ],
} satisfies ComponentRule;

function cardFaults(item: ListItem): Fault[] {
  const [text, ...rest] = item.children;
  const parts: PhrasingContent[] = text?.type === 'paragraph' ? text.children : [];
  if (parts[0]?.type !== 'link') {
    return [{what: 'has an item that does not begin with a link', node: item}];
  }
  return rest.length > 0 || parts.slice(1).some(({type}) => type === 'link')
    ? [{what: 'has an item with more than a link and one line of text', node: item}]
    : [];
}
