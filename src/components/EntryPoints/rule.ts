import type {ComponentRule} from '../rules';

export default {
  form: '<EntryPoints> around two or more <EntryPoint>',
  holds: {name: 'EntryPoint', least: 2},
} satisfies ComponentRule;
