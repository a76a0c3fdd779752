import type {ComponentRule} from '../rules';
import {generatedTexts, isGeneratedText} from './texts';

export default {
  form: `<Generated from="glossary" /> on a line of its own, with one of ${generatedTexts.join(', ')}`,
  attributes: {from: 'required'},
  content: 'none',
  isOnOwnLine: true,
  faultsOf: ({attributes: {from}}) =>
    from && !isGeneratedText(from)
      ? [{what: `names the text "${from}", which does not exist`}]
      : [],
} satisfies ComponentRule;
