import type {ListItem} from 'mdast';
import {onlyList, type ComponentRule, type Fault} from '../rules';

/** What an item may tell, in this order. */
const labels = ['You need:', 'Takes:', 'Restart:', 'To undo it:'];

export default {
  form: `one bulleted list in which every item begins with one of ${labels.map((label) => `**${label}**`).join(', ')}, in this order`,
  isOnOwnLine: true,
  faultsOf({children}) {
    const list = onlyList(children, 'bulleted');
    if (!list) {
      return [{what: 'does not consist of one bulleted list'}];
    }
    const places = list.children.map((item) => labels.indexOf(labelOf(item)));
    return list.children.flatMap((item, index): Fault[] => {
      const place = places[index] ?? -1;
      if (place < 0) {
        return [{what: 'has an item without a known label', node: item}];
      }
      return place <= Math.max(-1, ...places.slice(0, index))
        ? [{what: `has the label ${labels[place] ?? ''} in the wrong place`, node: item}]
        : [];
    });
  },
} satisfies ComponentRule;

/** The text in bold with which an item begins. */
function labelOf({children: [paragraph]}: ListItem): string {
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  const text = first?.type === 'strong' ? first.children[0] : undefined;
  return text?.type === 'text' ? text.value : '';
}
