import type {ComponentRule} from '../rules';
import {seasonNames} from '../Season/names';

export default {
  form: `<EntryPoint scene="use"> inside <EntryPoints>, with no scene or one of ${seasonNames.join(', ')}`,
  attributes: {scene: 'optional'},
  parent: 'EntryPoints',
  content: 'required',
  faultsOf: ({attributes: {scene}}) =>
    scene && !seasonNames.some((name) => name === scene)
      ? [{what: `names the scene "${scene}", which does not exist`}]
      : [],
} satisfies ComponentRule;
