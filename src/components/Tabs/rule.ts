import type {ComponentRule} from '../rules';

export default {
  form: '<Tabs groupId="source"> around two or more <TabItem>, each with a value of its own',
  attributes: {groupId: 'required'},
  holds: {name: 'TabItem', least: 2},
  faultsOf: ({components}) => {
    const values = components.map(({attributes}) => attributes.value);
    const repeated = values.find((value, index) => value && values.indexOf(value) !== index);
    return repeated ? [{what: `has two tabs with the value "${repeated}"`}] : [];
  },
} satisfies ComponentRule;
