import type {Nodes} from 'mdast';
import {expect, test} from 'vitest';
import {visit} from 'unist-util-visit';
import {glossaryEntryOf} from '../../../../../src/content/facts/glossary-entries';
import {parseMarkdown} from '../../../../../src/content/markdown/parse';
import termDefinitions from '../../../../../src/content/remark/term-definitions';

/** Returns the attributes of each component of a page after the transformation. */
function attributesIn(markdown: string) {
  const {tree} = parseMarkdown(markdown);
  termDefinitions()(tree);
  const found: [string | null, unknown][] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') {
      found.push([
        node.name,
        Object.fromEntries(
          node.attributes.map((attribute) =>
            'name' in attribute ? [attribute.name, attribute.value] : ['…', attribute.value],
          ),
        ),
      ]);
    }
  });
  return found;
}

const definition = glossaryEntryOf('image')?.definition;

test('a term gets its definition, in any form and over two lines', () => {
  expect(attributesIn('An <Term>image</Term>, or <Term>system\nimages</Term>.')).toEqual([
    ['Term', {definition}],
    ['Term', {definition}],
  ]);
});

test('a term in its own block gets its definition', () => {
  expect(attributesIn('<Term>\n  image\n</Term>')).toEqual([['Term', {definition}]]);
});

test('unknown words and other components get no definition', () => {
  expect(attributesIn('<Term>kernel</Term> <Kbd>Esc</Kbd>')).toEqual([
    ['Term', {}],
    ['Kbd', {}],
  ]);
});
