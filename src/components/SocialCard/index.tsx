import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {socialCardPath, socialCards, type SocialCardsData} from '../../config/socialCards';

interface Props {
  permalink: string;
  title: string;
  /** The image from the front matter, which takes precedence. */
  image: string | undefined;
}

/**
 * Adds the social card that the build draws for a page (src/plugins/social-cards) to its metadata.
 */
export default function SocialCard({permalink, title, image}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData(socialCards.name) as SocialCardsData | undefined;
  if (image !== undefined || !data?.isOn) {
    return null;
  }
  return (
    <>
      <PageMetadata image={socialCardPath(permalink.slice(siteConfig.baseUrl.length))} />
      <Head>
        <meta property="og:image:alt" content={title} />
        <meta property="og:image:width" content={String(socialCards.width)} />
        <meta property="og:image:height" content={String(socialCards.height)} />
      </Head>
    </>
  );
}
