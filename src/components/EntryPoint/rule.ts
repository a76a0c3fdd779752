import type {ComponentRule} from '../rules';
import {icons} from './icons';

export default {
  form: `<EntryPoint icon="use"> inside <EntryPoints>, with one of the icons ${Object.keys(icons).join(', ')}`,
  attributes: {icon: 'required'},
  parent: 'EntryPoints',
  content: 'required',
  faultsOf: ({attributes: {icon}}) =>
    icon && !Object.hasOwn(icons, icon)
      ? [{what: `names the icon "${icon}", which does not exist`}]
      : [],
} satisfies ComponentRule;
