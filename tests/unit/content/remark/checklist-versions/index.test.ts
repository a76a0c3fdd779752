import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {visit} from 'unist-util-visit';
import {textAttribute} from '../../../../../src/content/markdown/attribute';
import {parseMarkdown} from '../../../../../src/content/markdown/parse';
import checklistVersions from '../../../../../src/content/remark/checklist-versions';

/** Returns the version of each checklist of a page. */
function versionsIn(markdown: string): (string | undefined)[] {
  // The parser shares its trees.
  const tree: Root = structuredClone(parseMarkdown(markdown).tree);
  checklistVersions()(tree);
  const versions: (string | undefined)[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    versions.push(textAttribute(node, 'version'));
  });
  return versions;
}

const steps = (text: string, around = 'Checklist') =>
  `<${around}>\n\n1. ${text}\n2. Restart.\n\n</${around}>\n`;

test('a checklist has a version that only its text changes', () => {
  const [before] = versionsIn(steps('Open the menu.'));
  expect(before).toMatch(/^[\da-f]{8}$/);
  expect(versionsIn(`Text.\n\n${steps('Open the menu.')}`)).toEqual([before]);
  expect(versionsIn(steps('Open the other menu.'))).not.toEqual([before]);
});

test('other components have none', () => {
  expect(versionsIn(steps('Open the menu.', 'Steps'))).toEqual([undefined]);
});
