import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import SocialCard from '../../../components/SocialCard';

/** The metadata of a page. Wraps the theme's: each page has its own social card. */
export default function DocItemMetadataWithCard(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  return (
    <>
      <DocItemMetadata />
      <SocialCard
        permalink={metadata.permalink}
        title={metadata.title}
        image={assets.image ?? frontMatter.image}
      />
    </>
  );
}
