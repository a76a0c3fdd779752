import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LatestPostData} from '../../components/LatestPost/post';

/** The newest of the posts that readers are led to; undefined when there is none. */
export function newestPost(posts: readonly BlogPost[]): LatestPostData | undefined {
  const [newest] = posts
    .filter(({metadata}) => !metadata.unlisted)
    .sort((a, b) => Number(b.metadata.date) - Number(a.metadata.date));
  if (!newest) {
    return undefined;
  }
  const {title, date, permalink, description} = newest.metadata;
  return {title, date: date.toISOString(), permalink, description};
}
