/** Written by src/plugins/search-records. */
declare module '@generated/search-records/default/records.json' {
  import type {SearchRecord} from '@site/src/search/record';

  const records: SearchRecord[];
  export default records;
}

/** Written by src/plugins/page-list. */
declare module '@generated/page-list/default/pages.json' {
  import type {Page} from '@site/src/theme/NotFound/nearest';

  const pages: Page[];
  export default pages;
}
