import type {ComponentRule} from '../rules';
import {badgeKindOf, badgeKinds} from './badges';

export default {
  form: `one of these texts: ${badgeKinds.map(({form}) => form).join(', ')}`,
  faultsOf: ({text}) => (badgeKindOf(text) ? [] : [{what: `has the text "${text}"`}]),
} satisfies ComponentRule;
