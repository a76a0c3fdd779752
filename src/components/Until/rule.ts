import type {ComponentRule} from '../rules';
import {pairRule} from './pair';

export default {
  ...pairRule,
  neighbor: {name: 'Since', side: 'after', attribute: 'date'},
} satisfies ComponentRule;
