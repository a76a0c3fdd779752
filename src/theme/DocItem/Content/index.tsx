import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';
import type {Change} from '../../../content/freshness/freshness';
import OutdatedNotice from './OutdatedNotice';
import useMovedSections, {type MovedSections} from './useMovedSections';

/**
 * The content of a page. Wraps the theme's to show above it what has changed since it was last
 * checked, and to lead from old addresses of sections to where they are now.
 */
export default function DocItemContentWithNotice(props: Props): ReactNode {
  const {frontMatter} = useDoc();
  const {changes, moved_sections: moved} = frontMatter as {
    changes?: Change[];
    moved_sections?: MovedSections;
  };
  useMovedSections(moved);
  return (
    <>
      {changes && <OutdatedNotice changes={changes} />}
      <DocItemContent {...props} />
    </>
  );
}
