import type {IndexContent} from './push';

/** Summarizes what a push would send, as lines of text. */
export function summaryOf({records, settings, synonyms}: IndexContent): string {
  const parts = new Map<string, number>();
  const largest = {bytes: 0, objectID: 'none'};
  let bytes = 0;
  for (const record of records) {
    const size = Buffer.byteLength(JSON.stringify(record));
    bytes += size;
    if (size > largest.bytes) {
      Object.assign(largest, {bytes: size, objectID: record.objectID});
    }
    const part = `${record.docusaurus_tag}, ${record.language}`;
    parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  return [
    `${records.length} records, ${Math.ceil(bytes / 1000)} kB`,
    ...[...parts].map(([part, count]) => `  ${count} ${part}`),
    `The largest has ${largest.bytes} bytes: ${largest.objectID}`,
    `${synonyms.length} groups of synonyms`,
    `Settings: ${JSON.stringify(settings, null, 2)}`,
  ].join('\n');
}
