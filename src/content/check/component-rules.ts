import type {Nodes, Parent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {badgeKindOf, badgeKinds} from '../../components/Badge/badges';
import {isKey, keyMeantBy, keysOf} from '../../components/Kbd/keys';
import {glossaryEntryOf} from '../facts/glossary';
import {isoDate} from '../facts/source-schema';
import {generatedTexts} from '../generated-text/expand';
import {recipeFault, recipeNamesFault} from '../generated-text/recipe-facts';
import {textAttribute} from '../markdown/attribute';
import {cardFaults, figureFaults, isPair, stepFaults, treeFaults} from './component-content';

/** A component in a page: its name begins with a capital. */
export type Component = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}> & {
  name: string;
};

/** What is wrong with one use of a component. */
export interface Fault {
  /** Goes on after the name of the component. */
  what: string;
  /** The right form, when it is another one than that of the component. */
  instead?: string;
  /** Where it is, when it is not at the opening tag. */
  node?: Nodes;
}

interface ComponentRule {
  /** The right form; it goes on after "write". */
  form: string;
  attributes?: readonly string[];
  faultsOf: (component: Component, parent: Parent | undefined) => Fault[];
}

const recipeForm =
  '<Recipe name="update" fact="undo" />, or <Recipe name="toggle-updates" answer="Enable" />';

const datedForm =
  '<Until date="2027-04-13">what holds before that day</Until> and, right after it, <Since date="2027-04-13">what holds from then on</Since>';

/** The components for writers, each with its rule. */
export const componentRules: Readonly<Record<string, ComponentRule>> = {
  Badge: {
    form: `the text of a badge: ${badgeKinds.map(({form}) => form).join(', ')}`,
    faultsOf: (badge) => (badgeKindOf(toString(badge)) ? [] : [{what: `says "${textOf(badge)}"`}]),
  },
  BeforeAfter: {
    form: 'two code fences, or two images with an empty line between them',
    faultsOf: (pair) => (isPair(pair.children) ? [] : [{what: 'must contain a pair'}]),
  },
  Cards: {
    form: 'one bulleted list in which every item begins with a link: "- [Title](./page.md): text"',
    faultsOf: (cards) => cardFaults(cards.children),
  },
  Figure: {
    form: 'one image, an empty line, and one paragraph as its caption',
    faultsOf: (figure) => figureFaults(figure.children),
  },
  FileTree: {
    form: 'one bulleted list of names in backticks, folders with a slash: "- `etc/`"',
    faultsOf: (tree) => treeFaults(tree.children),
  },
  Filter: {
    form: '<Filter name="Filter the recipes"> around headings and their text',
    attributes: ['name'],
    faultsOf: (filter) => missingTexts(filter, ['name']),
  },
  Generated: {
    form: `one of ${generatedTexts.join(', ')}, as in <Generated from="glossary" />`,
    attributes: ['from'],
    faultsOf: (generated) => {
      const name = textAttribute(generated, 'from');
      return name !== undefined && generatedTexts.includes(name)
        ? []
        : [{what: `has no text from "${name ?? ''}"`}];
    },
  },
  Kbd: {
    form: 'the keys as a keyboard shows them, with + between them: <Kbd>Ctrl+Alt+T</Kbd>',
    faultsOf: keyFaults,
  },
  Recipe: {
    form: recipeForm,
    attributes: ['name', 'fact', 'answer'],
    faultsOf: (recipe) => {
      const fault = recipeFault({
        name: textAttribute(recipe, 'name'),
        fact: textAttribute(recipe, 'fact'),
        answer: textAttribute(recipe, 'answer'),
      });
      return fault ? [fault] : [];
    },
  },
  Recipes: {
    form: '<Recipes names="update, changelogs" /> on a line of its own, outside of lists',
    attributes: ['names'],
    faultsOf: (recipes) => {
      const stray =
        recipes.position?.start.column === 1 ? undefined : {what: 'is inside a line of text'};
      const fault = stray ?? recipeNamesFault(textAttribute(recipes, 'names'));
      return fault ? [fault] : [];
    },
  },
  Since: {
    form: datedForm,
    attributes: ['date'],
    faultsOf: (since, parent) => datedFaults(since, parent, -1),
  },
  Steps: {
    form: 'one numbered list that begins with 1, and nothing else',
    faultsOf: (steps) => stepFaults(steps.children),
  },
  TabItem: {
    form: '<TabItem value="flatpak" label="Flatpak"> inside <Tabs>',
    attributes: ['value', 'label', 'default'],
    faultsOf: (item, parent) => [
      ...missingTexts(item, ['value', 'label']),
      ...(parent && 'name' in parent && parent.name === 'Tabs' ? [] : [{what: 'stands alone'}]),
    ],
  },
  Tabs: {
    form: '<Tabs groupId="source"> around two or more <TabItem>, each with a value of its own',
    attributes: ['groupId'],
    faultsOf: tabsFaults,
  },
  Term: {
    form: 'a word of src/content/facts/glossary.ts, in one of its forms, or add it there',
    faultsOf: (term) =>
      glossaryEntryOf(toString(term)) ? [] : [{what: `explains "${textOf(term)}"`}],
  },
  Until: {
    form: datedForm,
    attributes: ['date'],
    faultsOf: (until, parent) => datedFaults(until, parent, 1),
  },
};

/**
 * What is wrong with one of a pair of `<Until>` and `<Since>`.
 *
 * @param step where the other one stands among the children of `parent`
 */
function datedFaults(dated: Component, parent: Parent | undefined, step: 1 | -1): Fault[] {
  const date = textAttribute(dated, 'date') ?? '';
  const siblings = (parent?.children ?? []).filter(
    (child) => child.type !== 'text' || !/^\s*$/.test((child as {value?: string}).value ?? ''),
  );
  const other = siblings[siblings.indexOf(dated) + step] as Nodes | undefined;
  const name = step === 1 ? 'Since' : 'Until';
  const isPaired =
    other !== undefined &&
    'name' in other &&
    other.name === name &&
    textAttribute(other, 'date') === date;
  return [
    ...(isoDate.safeParse(date).success ? [] : [{what: `has no valid day "${date}"`}]),
    ...(isPaired ? [] : [{what: `has no <${name}> with the same day next to it`}]),
    ...(toString(dated).trim() === '' ? [{what: 'is empty'}] : []),
  ];
}

function keyFaults(combination: Component): Fault[] {
  return keysOf(toString(combination))
    .filter((key) => !isKey(key))
    .map((key) => {
      const meant = keyMeantBy(key);
      return {what: `names the key "${key}"`, ...(meant && {instead: `"${meant}"`})};
    });
}

function tabsFaults(tabs: Component): Fault[] {
  const items = tabs.children.filter((child) => 'name' in child && child.name === 'TabItem');
  const values = items.map((item) => textAttribute(item, 'value'));
  const twice = values.find((value, index) => value && values.indexOf(value) !== index);
  return [
    ...missingTexts(tabs, ['groupId']),
    ...(items.length < 2 ? [{what: 'has fewer than two tabs'}] : []),
    ...(items.length < tabs.children.length ? [{what: 'has other content than tabs'}] : []),
    ...(twice ? [{what: `has the value "${twice}" twice`}] : []),
  ];
}

function missingTexts(component: Component, names: readonly string[]): Fault[] {
  return names
    .filter((name) => !textAttribute(component, name))
    .map((name) => ({what: `has no "${name}"`}));
}

function textOf(node: Nodes): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}
