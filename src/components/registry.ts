import AtAGlance from './AtAGlance/rule';
import Badge from './Badge/rule';
import Checklist from './Checklist/rule';
import Commands from './Commands/rule';
import EntryPoint from './EntryPoint/rule';
import EntryPoints from './EntryPoints/rule';
import Figure from './Figure/rule';
import Filter from './Filter/rule';
import Generated from './Generated/rule';
import Kbd from './Kbd/rule';
import LatestPost from './LatestPost/rule';
import PhoneCode from './PhoneCode/rule';
import Recipe from './Recipe/rule';
import Recipes from './Recipes/rule';
import type {ComponentRule} from './rules';
import Screen from './Screen/rule';
import Screens from './Screens/rule';
import SearchField from './SearchField/rule';
import Since from './Since/rule';
import Steps from './Steps/rule';
import TabItem from './TabItem/rule';
import Tabs from './Tabs/rule';
import Term from './Term/rule';
import Until from './Until/rule';
import Welcome from './Welcome/rule';

/** A component for writers. */
export interface RegisteredComponent {
  name: string;
  rule: ComponentRule;
  /**
   * The module that a page imports for it. Undefined if its tag is replaced by Markdown before the
   * page is compiled (src/content/generated-text).
   */
  module: string | undefined;
}

/** Components whose view is in their folder. */
const views = {
  AtAGlance,
  Badge,
  Checklist,
  Commands,
  EntryPoint,
  EntryPoints,
  Figure,
  Filter,
  Kbd,
  LatestPost,
  PhoneCode,
  Screen,
  Screens,
  SearchField,
  Since,
  Steps,
  Term,
  Until,
  Welcome,
};

/** Components whose view is a slot of the theme (src/theme). */
const themeSlots = {TabItem, Tabs};

/** Tags that are replaced by generated Markdown. */
const generated = {Generated, Recipe, Recipes};

/**
 * Everything that pages may use without an import, in alphabetical order. The content check, the
 * imports of pages (src/content/remark/component-imports) and markdownlint read it. It does not
 * depend on React, so Node can load it.
 */
export const components: readonly RegisteredComponent[] = [
  ...entriesOf(views, (name) => `@site/src/components/${name}`),
  ...entriesOf(themeSlots, (name) => `@theme/${name}`),
  ...entriesOf(generated, () => undefined),
].toSorted((a, b) => (a.name < b.name ? -1 : 1));

function entriesOf(
  rules: Readonly<Record<string, ComponentRule>>,
  moduleOf: (name: string) => string | undefined,
): RegisteredComponent[] {
  return Object.entries(rules).map(([name, rule]) => ({name, rule, module: moduleOf(name)}));
}
