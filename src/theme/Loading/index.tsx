// Replaces the fallback of @docusaurus/core 3.9.2, whose colors, sizes and English texts are
// hard-coded. The states and props are the same.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {FailureNotice, LoadingNotice} from '../../navigation/notices';

/** The placeholder for a part of the site that is loading or has failed to load. */
export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  if (error) {
    if (!ExecutionEnvironment.canUseDOM) {
      // The build has to fail, or the error would be published in place of the page.
      throw error;
    }
    return <FailureNotice error={error as Error} onRetry={retry} />;
  }
  return pastDelay ? <LoadingNotice /> : null;
}
