import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {cacheGroups, sheetGroups} from './groups';

/** Joins the route components and excerpts that a reader of one kind of page needs into a few files. */
export default function chunkGroups(): Plugin {
  let posts: BlogContent['blogPosts'] = [];
  return {
    name: 'chunk-groups',
    allContentLoaded({allContent}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      posts = blog?.blogPosts ?? [];
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {optimization: {splitChunks: {cacheGroups: {...cacheGroups(posts), ...sheetGroups()}}}},
  };
}
