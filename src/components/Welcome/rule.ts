import type {ComponentRule} from '../rules';

export default {
  form: '<Welcome> around the first words of the home page',
  content: 'required',
} satisfies ComponentRule;
