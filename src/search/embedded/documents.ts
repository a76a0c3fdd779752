import {levels, type SearchRecord} from '../record';

/** What the text indices know of a record, or of a page as a whole. */
export interface Fields {
  title: string;
  headings: string;
  content: string;
  keywords: string;
  path: string;
}

export const fields: (keyof Fields)[] = ['title', 'headings', 'content', 'keywords', 'path'];

const headingLevels = levels.slice(2);

export function fieldsOf(record: SearchRecord): Fields {
  return {
    title: record.hierarchy.lvl1 ?? '',
    headings: headingLevels.map((level) => record.hierarchy[level] ?? '').join('\n'),
    content: record.content ?? '',
    keywords: record.keywords?.join('\n') ?? '',
    path: record.type === 'lvl1' ? record.url : '',
  };
}

/** The address of a record's page. */
export function pageOf(record: SearchRecord): string {
  return record.url.split('#')[0] ?? record.url;
}

/** Each page as one document: all its headings and all its text. */
export function pagesOf(records: readonly SearchRecord[]): Map<string, Fields> {
  const pages = new Map<string, Fields>();
  for (const record of records) {
    const url = pageOf(record);
    const page = pages.get(url);
    if (!page) {
      pages.set(url, fieldsOf(record));
    } else if (record.type === 'content') {
      page.content += `\n${record.content ?? ''}`;
    } else {
      page.headings += `\n${record.hierarchy[record.type] ?? ''}`;
    }
  }
  return pages;
}
