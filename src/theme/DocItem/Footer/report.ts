import {newIssueUrl, site} from '../../../config/site';
import type {Verified} from '../../../content/freshness/freshness';

/** The page that a reader has something to say about. */
export interface ReportedPage {
  title: string;
  /** Its path on this site. */
  permalink: string;
  verified?: Verified;
}

/**
 * The address of a new issue about a page, filled in with what its maintainers need to know. In
 * English, which they read, whatever the language of the page.
 *
 * @param hash the section that the reader is in, `#` included, or an empty text
 */
export function reportUrl({title, permalink, verified}: ReportedPage, hash = ''): string {
  return newIssueUrl('wrong-page', `Problem on "${title}": `, {
    page: `${site.url}${permalink}${hash}`,
    ...(hash && {section: hash}),
    ...(verified && {checked: `against Aurora ${verified.version} on ${verified.date}`}),
  });
}
