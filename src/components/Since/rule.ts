import type {ComponentRule} from '../rules';
import {pairRule} from '../Until/pair';

export default {
  ...pairRule,
  neighbor: {name: 'Until', side: 'before', attribute: 'date'},
} satisfies ComponentRule;
