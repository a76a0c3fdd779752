import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

/**
 * The text of the not-found page. Wraps the theme's: with the documentation at the root of the site
 * every unknown path is one of its own, and for those the theme shows this text without a title.
 */
export default function NotFoundContentWithTitle(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}
      />
      <NotFoundContent {...props} />
    </>
  );
}
