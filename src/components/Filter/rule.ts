import type {ComponentRule} from '../rules';

export default {
  form: '<Filter name="Filter the recipes"> around headings and their text, with by="item" if each item of their lists is an entry',
  attributes: {name: 'required', by: 'optional'},
  content: 'required',
  faultsOf: ({attributes: {by}}) =>
    by === undefined || by === 'item' ? [] : [{what: `has by="${by}"`}],
} satisfies ComponentRule;
