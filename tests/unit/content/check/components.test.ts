import {describe, expect, test} from 'vitest';
import {components} from '../../../../src/components/registry';
import stepsRule from '../../../../src/components/Steps/rule';
import {problemsOf} from '../../support/componentProblems';

// The rules of each component are tested in its folder in src/components.

test('all problems of a page are reported with their lines', () => {
  const markdown = [
    '<Steps>',
    '',
    '- A bullet.',
    '',
    '</Steps>',
    '',
    '<Sparkle {...all} />, <Kbd {...all}>Hyper+Esc</Kbd>',
    '',
    '<TabItem value="a" label="A">',
    '',
    '1. <Steps>3. Third</Steps>',
    '',
    '</TabItem>',
    '',
    '```console',
    'active',
    '```',
    '',
    '```bash',
    '$ uname -m',
    '```',
  ].join('\n');
  const names = components.map(({name}) => `<${name}>`).join(', ');
  const kbd = 'write the keys as a keyboard shows them, with + between them: <Kbd>Ctrl+Alt+T</Kbd>';
  expect(problemsOf(markdown)).toEqual([
    `1: <Steps> does not consist of one numbered list; write ${stepsRule.form}`,
    `7: <Sparkle> is not a component for pages; use one of ${names}`,
    `7: <Kbd> cannot have attributes in braces; ${kbd}`,
    `7: <Kbd> names the key "Hyper"; ${kbd}`,
    '9: <TabItem> is not directly inside <Tabs>; write <TabItem value="flatpak" label="Flatpak"> inside <Tabs>',
    `11: <Steps> does not consist of one numbered list; write ${stepsRule.form}`,
    '15: console fence does not begin with a command; put "$ " before each command, or name the fence text',
    '19: bash fence holds the prompt "$ "; name the fence console, and the copy button leaves the prompt out',
  ]);
});

describe('a page with a component', () => {
  test('may use imported components and those of the theme', () => {
    const markdown =
      'import Chart from \'./Chart\';\n\n<Chart title="Users" />\n\n<Details>Text</Details>';
    expect(problemsOf(markdown)).toEqual([]);
  });

  test('must be an .mdx file, which is reported once', () => {
    expect(problemsOf('<Kbd>A</Kbd> <Kbd>B</Kbd>', 'docs/guides/vpn.md')).toEqual([
      '1: uses <Kbd>; rename the file to vpn.mdx, as components need it',
    ]);
  });

  test('may be an .md file if Markdown replaces the component', () => {
    const markdown = '<Recipe name="update" fact="does" />\n\n<Recipes names="update" />';
    expect(problemsOf(markdown, 'docs/guides/vpn.md')).toEqual([]);
  });

  test('may be an .md file if the tags are code or HTML', () => {
    const markdown = '`<Kbd>A</Kbd>`\n\n```mdx\n<Sparkle />\n```\n\n<details>Text</details>';
    expect(problemsOf(markdown, 'docs/guides/vpn.md')).toEqual([]);
  });
});

test('a command in a console fence may continue on the next line', () => {
  expect(problemsOf('```console\n$ flatpak list \\\n> --app\nFirefox\n```')).toEqual([]);
});
