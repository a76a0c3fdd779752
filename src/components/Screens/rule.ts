import type {ComponentRule} from '../rules';

export default {
  form: '<Screens> around two or more <Screen>',
  holds: {name: 'Screen', least: 2},
} satisfies ComponentRule;
