import {expect, test} from 'vitest';
import {leanVersion} from '../../../../src/plugins/lean-bundle/version-data';

test('the pages of a version know its sidebars, and not the texts of all its pages', () => {
  const page = {type: 'link', href: '/a', label: 'A', docId: 'a', unlisted: false};
  const hidden = {type: 'link', href: '/b', label: 'B', docId: 'b', unlisted: true};
  const group = {type: 'category', label: 'G', collapsed: false, items: [page, hidden]};
  expect(
    leanVersion({
      version: {
        label: 'Next',
        docsSidebars: {main: [page, group]},
        docs: {a: {id: 'a', title: 'A', description: 'All of A.'}},
      },
    }),
  ).toEqual({
    version: {
      label: 'Next',
      docsSidebars: {
        main: [
          {type: 'link', href: '/a', label: 'A'},
          {
            type: 'category',
            label: 'G',
            collapsed: false,
            items: [
              {type: 'link', href: '/a', label: 'A'},
              {type: 'link', href: '/b', label: 'B', unlisted: true},
            ],
          },
        ],
      },
      docs: {},
    },
  });
});
