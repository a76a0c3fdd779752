import {MDXProvider} from '@mdx-js/react';
import type {ComponentProps} from 'react';
import {describe, expect, test} from 'vitest';
import Cards from '../../../src/components/Cards';
import FileTree from '../../../src/components/FileTree';
import Steps from '../../../src/components/Steps';
import {markupOf} from '../support/markup';

describe('Steps', () => {
  test('keep their list a list, which Safari needs to be told', () => {
    const $ = markupOf(
      <Steps>
        {'\n'}
        <ol>
          <li>One</li>
          <li>Two</li>
        </ol>
        {'\n'}
      </Steps>,
    );
    expect($('ol[role="list"] > li').length).toBe(2);
  });
});

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

  test('is a list in a list, as screen readers tell it', () => {
    const $ = markupOf(tree);
    expect($('ul[role="list"] > li > ul[role="list"] > li').text()).toBe('fstab drives');
  });

  test('tells folders from files, empty folders too', () => {
    const $ = markupOf(tree);
    const kinds = $('li')
      .get()
      .map((item) => [$('code', item).first().text(), $(item).attr('class')]);
    expect(
      kinds.map(([name, kind]) => `${name} ${kind?.includes('folder') ? 'folder' : 'file'}`),
    ).toEqual(['etc/ folder', 'fstab file', 'empty/ folder']);
  });

  test("knows Markdown's elements when the theme has put its own in their place", () => {
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

describe('Cards', () => {
  test('have the link as their name, and the text without the colon of the source', () => {
    const $ = markupOf(
      <Cards>
        <ul>
          <li>
            <a href="/a">First</a>: why to <code>go</code> there
          </li>
          <li>
            <p>
              <a href="/b">Second</a>
            </p>
          </li>
        </ul>
      </Cards>,
    );
    const cards = $('ul[role="list"] > li').get();
    expect(cards.map((card) => $('a', card).text())).toEqual(['First', 'Second']);
    expect(cards.map((card) => $(card).children().eq(1).text())).toEqual(['why to go there', '']);
  });
});
