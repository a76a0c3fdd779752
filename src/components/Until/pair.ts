import {isoDate} from '../../content/facts/source-schema';
import type {ComponentRule} from '../rules';

/** What the rules of `<Until>` and `<Since>` have in common. */
export const pairRule = {
  form: '<Until date="2027-04-13">what is true before that day</Until> and, right after it, <Since date="2027-04-13">what is true from then on</Since>',
  attributes: {date: 'required'},
  content: 'required',
  faultsOf: ({attributes: {date}}) =>
    date && !isoDate.safeParse(date).success ? [{what: `has the invalid date "${date}"`}] : [],
} satisfies ComponentRule;
