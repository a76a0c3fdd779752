import type {ComponentRule} from '../rules';
import {screenNames} from './names';

export default {
  form: `<Screen shows="grub"> inside <Screens>, with one of ${screenNames.join(', ')}, around a paragraph that begins with a link`,
  attributes: {shows: 'required'},
  parent: 'Screens',
  content: 'required',
  faultsOf({attributes: {shows}, children}) {
    const [text, ...rest] = children;
    return [
      ...(shows && !screenNames.some((name) => name === shows)
        ? [{what: `shows "${shows}", which has no drawing`}]
        : []),
      ...(rest.length > 0 || text?.type !== 'paragraph' || text.children[0]?.type !== 'link'
        ? [{what: 'is not one paragraph that begins with a link'}]
        : []),
    ];
  },
} satisfies ComponentRule;
