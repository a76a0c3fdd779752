/** The name of the global data in which src/plugins/latest-post provides the post. */
export const latestPostData = 'latest-post';

/** The newest blog post, with what its teaser shows. */
export interface LatestPostData {
  title: string;
  /** ISO 8601 */
  date: string;
  permalink: string;
  description: string;
}
