/** Where src/plugins/latest-post leaves the post for the page: the name of its global data. */
export const latestPostData = 'latest-post';

/** The newest post of the blog, as its teaser shows it. */
export interface LatestPostData {
  title: string;
  /** ISO 8601 */
  date: string;
  permalink: string;
  description: string;
}
