import {newIssueUrl, site} from '../../../config/site';
import type {Verified} from '../../../facts/freshness';

/** The page that a reader has something to say about. */
export interface ReportedPage {
  title: string;
  /** Its path on this site. */
  permalink: string;
  verified?: Verified;
}

/**
 * A new issue about a page, filled in with what those who mend it need to know. In English, as they
 * read it, whatever the language of the page.
 *
 * @param hash the section that the reader is in, `#` included, or an empty text
 */
export function reportUrl({title, permalink, verified}: ReportedPage, hash = ''): string {
  const lines = [
    `Page: ${title}`,
    `Address: ${site.url}${permalink}${hash}`,
    `Section: ${hash || 'not known'}`,
    ...(verified ? [`Checked: against Aurora ${verified.version} on ${verified.date}`] : []),
    '',
    'What is wrong, and what should it say?',
    '',
    '',
  ];
  return newIssueUrl(`Problem on "${title}": `, lines.join('\n'));
}
