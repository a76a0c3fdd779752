import type {ComponentRule} from '../rules';

export default {
  form: '<SearchField />',
  content: 'none',
} satisfies ComponentRule;
