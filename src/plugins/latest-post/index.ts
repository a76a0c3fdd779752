import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {latestPostData} from '../../components/LatestPost/post';
import {newestPost} from './newest';

/** Tells the pages which blog post is the newest, for `<LatestPost />`. */
export default function latestPost(): Plugin {
  return {
    name: latestPostData,
    allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      actions.setGlobalData(newestPost(blog?.blogPosts ?? []));
    },
  };
}
