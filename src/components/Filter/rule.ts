import type {ComponentRule} from '../rules';

export default {
  form: '<Filter name="Filter the recipes"> around headings and their text',
  attributes: {name: 'required'},
  content: 'required',
} satisfies ComponentRule;
