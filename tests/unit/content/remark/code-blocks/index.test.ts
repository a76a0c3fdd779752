import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import codeBlocks from '../../../../../src/content/remark/code-blocks';

test('a fence is converted to HTML, with its language and title', async () => {
  const page = await compile('- ```ini title="a.conf"\n  [a]\n  ```\n', {
    remarkPlugins: [codeBlocks],
    jsx: true,
  });
  expect(String(page)).toContain('<CodeBlock language="ini" title="a.conf" html="<span class');
});

test('a fence without a language is plain text', async () => {
  const page = await compile('```\na\n```\n', {remarkPlugins: [codeBlocks], jsx: true});
  expect(String(page)).toContain('<CodeBlock language="text" html="<span class=');
});
