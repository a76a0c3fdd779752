import {pageTypes} from '../accessibility/pages';

/** One page of each type, and those with much that no other page has. */
export const styledPages = {
  ...pageTypes,
  reference: '/reference/ujust',
  showcase: '/guides/example',
  archive: '/blog/archive',
  tags: '/blog/tags',
};
