import {onlyList, type ComponentRule} from '../rules';

export default {
  form: 'one numbered list that begins with 1, and nothing else',
  faultsOf: ({children}) => {
    const list = onlyList(children, 'numbered');
    if (!list) {
      return [{what: 'does not consist of one numbered list'}];
    }
    return list.start === 1 ? [] : [{what: `begins with step ${list.start}`, node: list}];
  },
} satisfies ComponentRule;
