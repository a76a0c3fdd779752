import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parseMarkdown} from '../../../../src/content/markdown/parse';
import {fixture} from '../../support/fixtures';

describe('parseMarkdown', () => {
  test('keeps the lines of nodes while rewriting heading ids and admonition titles', () => {
    const {tree} = parseMarkdown(
      ['## One {#one}', '', ':::tip Two words', '', 'Text', '', ':::', '', '## Last'].join('\n'),
    );
    const lines: Record<string, number | undefined> = {};
    visit(tree, ['heading', 'containerDirective'], (node) => {
      lines[node.type] = node.position?.start.line;
    });
    expect(lines).toEqual({heading: 9, containerDirective: 3});
  });

  test('returns the text that positions refer to', () => {
    const {tree, source} = parseMarkdown('## One {#one}\n\nOn aurora:stable.');
    const texts: string[] = [];
    visit(tree, 'textDirective', ({position}) => {
      texts.push(source.slice(position?.start.offset, position?.end.offset));
    });
    expect(texts).toEqual([':stable']);
  });

  test.each([
    ['a tag that is not closed', 'Fine.\n\n<Card>\n\nText\n', 3, 'Expected a closing tag'],
    ['a tag that is not closed in its line', 'Fine.\n\nText <b>bold.\n', 3, 'Expected a closing'],
    ['another closing tag', 'Fine.\n\n<Card>\n</Cart>\n', 4, 'Unexpected closing tag `</Cart>`'],
    ['a literal "<"', 'Fine.\n\nLess <5 GB.\n', 3, 'Unexpected character `5`'],
    ['a literal "{"', 'Fine.\n\nA set {a b}.\n', 3, 'Could not parse expression'],
    ['an HTML comment', 'Fine.\n\n<!-- no -->\n', 3, 'to create a comment in MDX'],
  ])('rejects %s with its line and reason', (_what, markdown, line, reason) => {
    expect(() => parseMarkdown(markdown)).toThrow(
      expect.objectContaining({line, reason: expect.stringContaining(reason) as string}),
    );
  });

  test('includes the front matter in the line of an error', () => {
    expect(() => parseMarkdown(fixture('invalid-mdx/unclosed.mdx'))).toThrow(
      expect.objectContaining({line: 7}),
    );
  });

  test('caches the tree of a text', () => {
    expect(parseMarkdown('# Same')).toBe(parseMarkdown('# Same'));
    expect(parseMarkdown('# Other')).not.toBe(parseMarkdown('# Same'));
    expect(parseMarkdown('').tree.children).toEqual([]);
  });

  test('does not cache errors', () => {
    expect(() => parseMarkdown('<Card>')).toThrow('closing tag');
    expect(() => parseMarkdown('<Card>')).toThrow('closing tag');
  });
});
