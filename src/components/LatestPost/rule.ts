import type {ComponentRule} from '../rules';

export default {
  form: '<LatestPost />',
  content: 'none',
} satisfies ComponentRule;
