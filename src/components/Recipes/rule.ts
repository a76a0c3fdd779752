import {recipeNamesFault} from '../Recipe/facts';
import type {ComponentRule} from '../rules';

export default {
  form: '<Recipes names="update, changelogs" /> on a line of its own',
  attributes: {names: 'required'},
  content: 'none',
  isOnOwnLine: true,
  faultsOf: ({attributes: {names}}) => {
    const fault = names && recipeNamesFault(names);
    return fault ? [fault] : [];
  },
} satisfies ComponentRule;
