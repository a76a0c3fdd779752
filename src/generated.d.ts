/** Written by src/plugins/page-index. */
declare module '@generated/page-index/default/pages.json' {
  import type {Page} from '@site/src/navigation/nearestPages';

  const pages: Page[];
  export default pages;
}
