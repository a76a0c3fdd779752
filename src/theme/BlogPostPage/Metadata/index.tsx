import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';
import SocialCard from '../../../components/SocialCard';

/** The metadata of a post. Wraps the theme's: each post has its own social card. */
export default function BlogPostPageMetadataWithCard(): ReactNode {
  const {metadata, assets} = useBlogPost();
  return (
    <>
      <BlogPostPageMetadata />
      <SocialCard
        permalink={metadata.permalink}
        title={metadata.title}
        image={assets.image ?? metadata.frontMatter.image}
      />
    </>
  );
}
