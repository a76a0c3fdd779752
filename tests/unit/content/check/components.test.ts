import {describe, expect, test} from 'vitest';
import {componentProblems} from '../../../../src/content/check/components';
import {parseMarkdown} from '../../../../src/content/markdown/parse';
import {generatedTexts} from '../../../../src/content/generated-text/expand';
import {fixture} from '../../support/fixtures';

/** The problems of a page as `line: message`. */
const problemsOf = (markdown: string, file = 'docs/page.mdx') =>
  componentProblems(file, parseMarkdown(markdown)).map(({line, message}) => `${line}: ${message}`);

/** The forms that a message tells its writer. */
const write = {
  steps: 'write one numbered list that begins with 1, and nothing else',
  tree: 'write one bulleted list of names in backticks, folders with a slash: "- `etc/`"',
  cards:
    'write one bulleted list in which every item begins with a link: "- [Title](./page.md): text"',
  figure: 'write one image, an empty line, and one paragraph as its caption',
  kbd: 'write the keys as a keyboard shows them, with + between them: <Kbd>Ctrl+Alt+T</Kbd>',
  tabs: 'write <Tabs groupId="source"> around two or more <TabItem>, each with a value of its own',
  recipe:
    '<Recipe name="update" fact="undo" />, or <Recipe name="toggle-updates" answer="Enable" />',
  dated:
    '<Until date="2027-04-13">what holds before that day</Until> and, right after it, <Since date="2027-04-13">what holds from then on</Since>',
  recipeName: 'a name of src/content/facts/ujust-notes.json, or add the recipe there',
  recipes: '<Recipes names="update, changelogs" /> on a line of its own, outside of lists',
  item: 'write <TabItem value="flatpak" label="Flatpak"> inside <Tabs>',
};

test('a page that uses every component as it should has no problem', () => {
  expect(problemsOf(fixture('components/right.mdx'))).toEqual([]);
  expect(problemsOf(fixture('components/recipes.mdx'))).toEqual([]);
  expect(problemsOf(fixture('components/dated.mdx'))).toEqual([]);
});

test('every wrong use is told with its line and the right form, all at once', () => {
  expect(problemsOf(fixture('components/wrong.mdx'))).toEqual([
    `5: <Steps> must contain one numbered list and nothing else; ${write.steps}`,
    `11: <Steps> has no attribute "start"; ${write.steps}`,
    `13: <Steps> begins with step 3; ${write.steps}`,
    `19: <FileTree> has an entry that does not begin with a name in backticks; ${write.tree}`,
    '20: <FileTree> has the folder `etc`; write `etc/`',
    `22: <FileTree> has more than a list of entries below \`boot/\`; ${write.tree}`,
    `28: <FileTree> must contain one list and nothing else; ${write.tree}`,
    `36: <Cards> has an item that does not begin with a link; ${write.cards}`,
    `37: <Cards> has an item with more than a link and a line of text; ${write.cards}`,
    `41: <Cards> must contain one list and nothing else; ${write.cards}`,
    '47: <BeforeAfter> must contain a pair; write two code fences, or two images with an empty line between them',
    `55: <Figure> must contain one caption; ${write.figure}`,
    `61: <Figure> does not begin with an image; ${write.figure}`,
    '67: <Kbd> names the key "Control"; write "Ctrl"',
    `67: <Kbd> names the key "Hyper"; ${write.kbd}`,
    '67: <Badge> says "new"; write the text of a badge: since VERSION, DX only, NVIDIA, STREAM only, retired',
    '67: <Term> explains "kernel"; write a word of src/content/facts/glossary.ts, in one of its forms, or add it there',
    '67: <Sparkle> is no component for pages; use one of <Badge>, <BeforeAfter>, <Cards>, <Figure>, <FileTree>, <Filter>, <Generated>, <Kbd>, <Recipe>, <Recipes>, <Since>, <Steps>, <TabItem>, <Tabs>, <Term>, <Until>',
    `67: <Kbd> takes no attributes in braces; ${write.kbd}`,
    `69: <Tabs> has no "groupId"; ${write.tabs}`,
    `69: <Tabs> has fewer than two tabs; ${write.tabs}`,
    `69: <Tabs> has other content than tabs; ${write.tabs}`,
    `80: <Tabs> has the value "a" twice; ${write.tabs}`,
    `86: <TabItem> has no "label"; ${write.item}`,
    `93: <TabItem> stands alone; ${write.item}`,
    '99: console fence does not begin with a command; put "$ " before each command, or name the fence text',
    '103: bash fence holds the prompt "$ "; name the fence console, and the copy button leaves the prompt out',
    '107: <Filter> has no "name"; write <Filter name="Filter the recipes"> around headings and their text',
    `113: <Generated> has no text from "nothing"; write one of ${generatedTexts.join(', ')}, as in <Generated from="glossary" />`,
    `115: <Recipe> names no recipe "toggle-lamp"; write ${write.recipeName}`,
    '117: <Recipe> has no fact "takes" for the recipe update; write one of does, asks, admin, undo, or add it to src/content/facts/ujust-notes.json',
    '117: <Recipe> has no fact "undo" for the recipe bios-info; write one of does, asks, admin, or add it to src/content/facts/ujust-notes.json',
    '119: <Recipe> has no answer "Yes" for the recipe update; write a fact, or add its answers to src/content/facts/ujust-notes.json',
    '119: <Recipe> has no answer "Maybe" for the recipe toggle-tpm2; write one of Enable, Disable, or add it to src/content/facts/ujust-notes.json',
    `121: <Recipe> needs either a "fact" or an "answer"; write ${write.recipe}`,
    `123: <Recipe> needs either a "fact" or an "answer"; write ${write.recipe}`,
    `125: <Recipes> names no recipe "toggle-lamp"; write ${write.recipeName}`,
    `127: <Recipes> is inside a line of text; write ${write.recipes}`,
    `129: <Recipes> has no "names"; write ${write.recipes}`,
    `131: <Until> has no <Since> with the same day next to it; write ${write.dated}`,
    `131: <Since> has no <Until> with the same day next to it; write ${write.dated}`,
    `133: <Until> has no valid day "soon"; write ${write.dated}`,
    `133: <Since> has no valid day "soon"; write ${write.dated}`,
    `133: <Since> is empty; write ${write.dated}`,
    `135: <Since> has no <Until> with the same day next to it; write ${write.dated}`,
  ]);
});

describe('a page with a component', () => {
  test('is told to change its name when it ends in .md, once', () => {
    expect(problemsOf('<Kbd>A</Kbd> <Kbd>B</Kbd>', 'docs/guides/vpn.md')).toEqual([
      '1: uses <Kbd>; rename the file to vpn.mdx, which components require',
    ]);
  });

  test('may keep its name when text takes the place of its tags', () => {
    const markdown = '<Recipe name="update" fact="does" />\n\n<Recipes names="update" />';
    expect(problemsOf(markdown, 'docs/guides/vpn.md')).toEqual([]);
  });

  test('may keep its name when the components are only in code, or are HTML', () => {
    const markdown = '`<Kbd>A</Kbd>`\n\n```mdx\n<Sparkle />\n```\n\n<details>Text</details>';
    expect(problemsOf(markdown, 'docs/guides/vpn.md')).toEqual([]);
  });
});

test('a component that stands on one line with its list is told what it lacks', () => {
  expect(problemsOf('<Steps>1. One</Steps>')).toEqual([
    `1: <Steps> must contain one numbered list and nothing else; ${write.steps}`,
  ]);
});
