/** Written by src/plugins/search-records. */
declare module '@generated/search-records/default/records.json' {
  import type {SearchRecord} from '@site/src/search/record';

  const records: SearchRecord[];
  export default records;
}
