import {expect, test} from 'vitest';
import {glossary} from '../../../../src/data/glossary';
import {expandGenerated, generatedTexts} from '../../../../src/plugins/generated-text/expand';

test('a tag on a line of its own gives way to its text', () => {
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
])('%s stays as it is', (_what, text) => {
  expect(expandGenerated(text)).toBe(text);
});

test('an entry of the glossary says its word, its meaning, its forms and where it goes on', () => {
  expect(expandGenerated('<Generated from="glossary" />')).toContain(
    [
      '## pin',
      'To keep a deployment on the disk, so that no later update removes it.',
      'Also: pins, pinned, pinning.',
      '[Keep a working image](/guides/basic-usage#pin)',
    ].join('\n\n'),
  );
});

test.each(generatedTexts)('the text from "%s" is there and says nothing undefined', (name) => {
  const text = expandGenerated(`<Generated from="${name}" />`);
  expect(text.length).toBeGreaterThan(100);
  expect(text).not.toMatch(/undefined|\[object|NaN/);
});
