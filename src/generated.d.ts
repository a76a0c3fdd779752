/** Written by src/plugins/page-list. */
declare module '@generated/page-list/default/pages.json' {
  import type {Page} from '@site/src/theme/NotFound/nearest';

  const pages: Page[];
  export default pages;
}
