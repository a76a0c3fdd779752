import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {visit} from 'unist-util-visit';
import {textAttribute} from '../../../../../src/content/markdown/attribute';
import {parseMarkdown} from '../../../../../src/content/markdown/parse';
import phoneCodes from '../../../../../src/content/remark/phone-codes';

/** Returns the attributes of the code in a page. */
function codeIn(file: string) {
  // The parser shares its trees.
  const tree: Root = structuredClone(parseMarkdown('<PhoneCode />\n').tree);
  phoneCodes()(tree, {path: file});
  const codes: Record<'url' | 'size' | 'path', string | undefined>[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    codes.push({
      url: textAttribute(node, 'url'),
      size: textAttribute(node, 'size'),
      path: textAttribute(node, 'path'),
    });
  });
  return codes[0];
}

test('the code leads to the page it is on', () => {
  const code = codeIn('/home/me/aurora-docs/docs/guides/rescue-mode.mdx');
  expect(code?.url).toBe('https://docs.getaurora.dev/guides/rescue-mode');
  expect(code?.size).toBe('29');
  // Every QR code begins with the frame of a finder pattern, 7 modules wide.
  expect(code?.path).toMatch(/^M0 0h7v1h-7z/);
});

test('outside docs/, the error says what to do', () => {
  expect(() => codeIn('blog/a.mdx')).toThrow(/^blog\/a\.mdx: .* move it there\.$/);
});
