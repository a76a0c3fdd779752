import type {ComponentRule} from '../rules';

export default {
  form: '<TabItem value="flatpak" label="Flatpak"> inside <Tabs>',
  attributes: {value: 'required', label: 'required', default: 'optional'},
  parent: 'Tabs',
} satisfies ComponentRule;
