import {glossaryEntryOf} from '../../content/facts/glossary-entries';
import type {ComponentRule} from '../rules';

export default {
  form: 'a word from src/content/facts/glossary.json in one of its forms, or add it there',
  faultsOf: ({text}) =>
    glossaryEntryOf(text) ? [] : [{what: `has the word "${text}", which is not in the glossary`}],
} satisfies ComponentRule;
