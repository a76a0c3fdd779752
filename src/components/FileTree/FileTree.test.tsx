import {MDXProvider} from '@mdx-js/react';
import type {ComponentProps} from 'react';
import {describe, expect, test} from 'vitest';
import {markupOf} from '../../../tests/unit/support/markup';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import FileTree from '.';
import rule from './rule';

describe('FileTree', () => {
  const tree = (
    <FileTree>
      <ul>
        {'\n'}
        <li>
          <code>etc/</code>
          {'\n'}
          <ul>
            <li>
              <strong>
                <code>fstab</code>
              </strong>{' '}
              drives
            </li>
          </ul>
        </li>
        <li>
          <p>
            <code>empty/</code>
          </p>
        </li>
      </ul>
    </FileTree>
  );

  test('is a nested list to screen readers', () => {
    const $ = markupOf(tree);
    expect($('ul[role="list"] > li > ul[role="list"] > li').text()).toBe('fstab drives');
  });

  test('distinguishes folders from files, including empty folders', () => {
    const $ = markupOf(tree);
    const kinds = $('li')
      .get()
      .map((item) => [$('code', item).first().text(), $(item).attr('class')]);
    expect(
      kinds.map(([name, kind]) => `${name} ${kind?.includes('folder') ? 'folder' : 'file'}`),
    ).toEqual(['etc/ folder', 'fstab file', 'empty/ folder']);
  });

  test('recognizes Markdown elements even when the theme replaces them', () => {
    const components = {
      ul: (props: ComponentProps<'ul'>) => <ul data-theme-list {...props} />,
      li: (props: ComponentProps<'li'>) => <li {...props} />,
    };
    const $ = markupOf(
      <MDXProvider components={components}>
        <FileTree>
          <components.ul>
            <components.li>
              <code>etc/</code>
            </components.li>
          </components.ul>
        </FileTree>
      </MDXProvider>,
    );
    expect($('ul[data-theme-list][role="list"] > li').attr('class')).toContain('folder');
  });
});

describe('a page writes', () => {
  test('names in backticks, with a slash at folders', () => {
    const tree = '- `etc/`\n  - **`fstab`** drives\n- `empty/` nothing';
    expect(problemsOf(`<FileTree>\n\n${tree}\n\n</FileTree>`)).toEqual([]);
  });

  test('nothing else', () => {
    const tree = '- fstab\n- `etc`\n  - `fstab`\n- `boot/`\n\n  A paragraph.';
    expect(problemsOf(`<FileTree>\n\n${tree}\n\n</FileTree>`)).toEqual([
      `3: <FileTree> has an entry that does not begin with a name in backticks; write ${rule.form}`,
      '4: <FileTree> has the folder `etc`; write `etc/`',
      `6: <FileTree> has more than a list of entries under \`boot/\`; write ${rule.form}`,
    ]);
    expect(problemsOf('<FileTree>\n\n1. `etc/`\n\n</FileTree>')).toEqual([
      `1: <FileTree> does not consist of one bulleted list; write ${rule.form}`,
    ]);
  });
});
