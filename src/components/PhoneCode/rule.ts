import type {ComponentRule} from '../rules';

export default {
  form: '<PhoneCode /> on a line of its own, in a page below docs/',
  content: 'none',
  isOnOwnLine: true,
} satisfies ComponentRule;
