import {expect, test} from 'vitest';
import {ujustNotes} from '../../../../src/content/facts/facts';
import {glossary} from '../../../../src/content/facts/glossary-entries';
import {generatedTexts} from '../../../../src/components/Generated/texts';
import {expandGenerated} from '../../../../src/content/generated-text/expand';

test('a tag on its own line is replaced with its text', () => {
  const text = expandGenerated('Before.\n\n<Generated from="glossary" />\n\nAfter.\n');
  expect(text).toMatch(/^Before\.\n\n## atomic\n\n[^]+\n\nAfter\.\n$/);
  expect(text.match(/^## /gm)).toHaveLength(glossary.length);
});

test.each([
  ['a name that no text has', '<Generated from="nothing" />'],
  ['a name that every object has', '<Generated from="constructor" />'],
  ['a tag within a sentence', 'Write <Generated from="glossary" /> here.'],
  ['a tag in a list', '- One\n\n  <Generated from="glossary" />'],
  ['a tag in a fence, which is an example', '```mdx\n<Generated from="glossary" />\n```'],
  ['a recipe that is none', 'Read <Recipe name="toggle-lamp" fact="does" /> before.'],
  ['a fact that a recipe does not have', '<Recipe name="bios-info" fact="undo" />'],
  ['a fact of a name that every object has', '<Recipe name="constructor" fact="does" />'],
  ['a recipe in a fence', '```mdx\n<Recipe name="update" fact="does" />\n```'],
  ['a recipe in backticks', 'Write `<Recipe name="update" fact="does" />` here.'],
  ['a table with a recipe that is none', '<Recipes names="update, toggle-lamp" />'],
])('%s is not replaced', (_what, text) => {
  expect(expandGenerated(text)).toBe(text);
});

test('a glossary entry has its term, definition, forms and links', () => {
  expect(expandGenerated('<Generated from="glossary" />')).toContain(
    [
      '## pin',
      'To keep a deployment on the disk, so that no later update removes it.',
      'Also: pins, pinned, pinning. [Keep a working image](/guides/basic-usage#pin)',
    ].join('\n\n'),
  );
});

test.each(generatedTexts)('the text from "%s" is complete', (name) => {
  const text = expandGenerated(`<Generated from="${name}" />`);
  expect(text.length).toBeGreaterThan(100);
  expect(text).not.toMatch(/undefined|\[object|NaN/);
});

const {does, undo} = ujustNotes['toggle-iwd'] ?? {};

test('the tag of a recipe is replaced in a sentence, a list item and a table cell', () => {
  const doesTag = '<Recipe name="toggle-iwd" fact="does" />';
  const undoTag = '<Recipe name="toggle-iwd" fact="undo" />';
  const page = (a = '', b: string | null = '') =>
    [
      '## Wi-Fi {#wifi}',
      `Before. ${a} ${b} After.`,
      `1. First\n\n   ${a}\n\n2. Second: ${b}`,
      `| Recipe | Text |\n| --- | --- |\n| \`toggle-iwd\` | ${a} |`,
      `:::warning[Read on]\n\n${b}\n\n:::`,
    ].join('\n\n');
  expect(does).toMatch(/^Switches .+\.$/);
  expect(expandGenerated(page(doesTag, undoTag))).toBe(
    page(`\`ujust toggle-iwd\` ${does?.replace('Switches', 'switches')}`, undo),
  );
});

test('the effect of another name is a sentence, too', () => {
  expect(expandGenerated('<Recipe name="devmode" fact="does" />')).toBe(
    '`ujust devmode` is another name of `toggle-devmode`.',
  );
});

test('each answer is followed by its effect, in the order of the recipe', () => {
  const {Enable, Disable} = ujustNotes['toggle-tpm2']?.answers ?? {};
  expect(expandGenerated('<Recipe name="toggle-tpm2" answer="Disable" />')).toBe(
    `**Disable** ${Disable}`,
  );
  expect(expandGenerated('<Recipe name="toggle-tpm2" fact="answers" />')).toBe(
    `**Enable** ${Enable} **Disable** ${Disable}`,
  );
});

test('a dated sentence is told whether its day has been reached', () => {
  const page = (attribute: string) =>
    `It <Until${attribute} date="2027-04-13">comes</Until><Since${attribute} date="2027-04-13">came</Since>.`;
  expect(expandGenerated(page(''), {today: '2027-04-12'})).toBe(page(''));
  expect(expandGenerated(page(''), {today: '2027-04-13'})).toBe(page(' isReached'));
});

test('a tag over several lines becomes a table of recipes', () => {
  const table = expandGenerated('<Recipes\n  names="update, toggle-devmode"\n/>\n\nAfter.\n');
  expect(table).toMatch(/^\| Recipe \| What it does \| Before it acts \|\n/);
  expect(table).toContain('\n| `update` (also `upgrade`) | Updates the system image');
  expect(table).toMatch(
    /\n\| `toggle-devmode` \(other name `devmode`\) \| .+ \| asks, admin \|\n\nAfter/,
  );
});
