import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';
import type {Change} from '../../../content/freshness/freshness';
import OutdatedNotice from './OutdatedNotice';

/**
 * The content of a page. Wraps the theme's to show above it what has changed since it was last
 * checked.
 */
export default function DocItemContentWithNotice(props: Props): ReactNode {
  const {frontMatter} = useDoc();
  const {changes} = frontMatter as {changes?: Change[]};
  return (
    <>
      {changes && <OutdatedNotice changes={changes} />}
      <DocItemContent {...props} />
    </>
  );
}
