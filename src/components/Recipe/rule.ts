import type {ComponentRule} from '../rules';
import {recipeFault} from './facts';

export default {
  form: '<Recipe name="update" fact="undo" />, or <Recipe name="toggle-updates" answer="Enable" />',
  attributes: {name: 'required', fact: 'optional', answer: 'optional'},
  content: 'none',
  faultsOf: ({attributes: {name, fact, answer}}) => {
    const fault = name && recipeFault({name, fact, answer});
    return fault ? [fault] : [];
  },
} satisfies ComponentRule;
