import type {ComponentRule} from '../rules';

export default {
  form: '<Ways> around two or more <Way>',
  holds: {name: 'Way', least: 2},
} satisfies ComponentRule;
