import type {ListItem} from 'mdast';
import {onlyList, type ComponentRule, type Fault} from '../rules';

export default {
  form: 'one bulleted list in which every item is a line of text and a code fence',
  faultsOf: ({children}) =>
    onlyList(children, 'bulleted')?.children.flatMap(commandFaults) ?? [
      {what: 'does not consist of one bulleted list'},
    ],
} satisfies ComponentRule;

function commandFaults(item: ListItem): Fault[] {
  return item.children.map(({type}) => type).join(' ') === 'paragraph code'
    ? []
    : [{what: 'has an item that is not a line of text and a code fence', node: item}];
}
