import {isImage, type ComponentRule} from '../rules';

export default {
  form: 'two code fences, or two images with an empty line between them',
  faultsOf: ({children}) =>
    children.length === 2 &&
    (children.every(({type}) => type === 'code') || children.every(isImage))
      ? []
      : [{what: 'does not contain a pair'}],
} satisfies ComponentRule;
