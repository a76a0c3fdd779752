import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import nowrap from '../../../../../src/content/remark/nowrap';

/** The JSX of a page, without what stands around its elements. */
async function jsxOf(markdown: string): Promise<string> {
  const page = await compile(markdown, {remarkPlugins: [remarkGfm, nowrap], jsx: true});
  return String(page).replaceAll(/_components\./g, '');
}

test('short code stays on one line, and long paths may break after a mark', async () => {
  expect(await jsxOf('`ujust update`')).toContain(
    '<code className="nowrap">{"ujust update"}</code>',
  );
  expect(await jsxOf('`/usr/share/ublue-os/a_long_one`')).toContain(
    '<code>{"/usr/"}<wbr />{"share/"}<wbr />{"ublue-os/"}<wbr />{"a_"}<wbr />{"long_"}<wbr />{"one"}</code>',
  );
});

test('a word of a command goes to the next line as a whole if it fits there', async () => {
  expect(await jsxOf('`mv ~/startup-old/.bashrc ~/`')).toContain(
    '<code>{"mv "}<span className="code-word">{"~/startup-old/.bashrc"}</span>{" ~/"}</code>',
  );
  expect(await jsxOf('`sudo cryptsetup luksRemoveKey /dev/PARTITION`')).toContain(
    '<span className="code-word">{"/dev/"}<wbr />{"PARTITION"}</span>',
  );
});

test('a word that fits on no phone breaks after the name of an option', async () => {
  const command = await jsxOf('`rpm-ostree kargs --delete-if-present=vconsole.keymap=de`');
  expect(command).toContain('{"-if-present="}</span>');
  expect(command).toContain('{"vconsole."}<wbr />{"keymap="}</span>{"de"}');
});

test('short code in a table says where it may break', async () => {
  expect(await jsxOf('| A |\n|---|\n| `org.kde.konsole` |\n')).toContain(
    '<code className="nowrap">{"org."}<wbr />{"kde."}<wbr />{"konsole"}</code>',
  );
});

test('an option in long code stays whole', async () => {
  expect(await jsxOf('`bootc status --booted --json`')).toContain(
    '<code>{"bootc status "}<span className="nowrap option">{"--booted"}</span>{" "}<span className="nowrap option">{"--json"}</span></code>',
  );
});

test('a date stays on one line', async () => {
  expect(await jsxOf('On 22 August 2026, or in August 2026.')).toContain(
    'On 22\u00A0August\u00A02026, or in August 2026.',
  );
});

test('sizes and versions in a table stay on one line, and sentences may break', async () => {
  const jsx = await jsxOf(
    '| When | What |\n|---|---|\n| May 3, 2026 | 3 of them are left over |\n',
  );
  expect(jsx).toContain('<td className="nowrap">{"May 3, 2026"}</td>');
  expect(jsx).toContain('<td>{"3 of them are left over"}</td>');
  expect(jsx).toContain('<th>{"When"}</th>');
});
