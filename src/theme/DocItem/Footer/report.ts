import {newIssueUrl, site} from '../../../config/site';
import type {Verified} from '../../../content/freshness/freshness';

/** The page that a reader reports a problem with. */
export interface ReportedPage {
  title: string;
  /** Its path on this site. */
  permalink: string;
  verified?: Verified;
}

/**
 * Returns the URL of a new issue about a page, prefilled with what maintainers need to know. It is
 * in English, whatever the language of the page.
 *
 * @param hash the section that the reader is in, including `#`, or an empty string
 */
export function reportUrl({title, permalink, verified}: ReportedPage, hash = ''): string {
  return newIssueUrl('wrong-page', `Problem on "${title}": `, {
    page: `${site.url}${permalink}${hash}`,
    ...(hash && {section: hash}),
    ...(verified && {checked: `against Aurora ${verified.version} on ${verified.date}`}),
  });
}
