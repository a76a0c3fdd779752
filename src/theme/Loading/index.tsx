// Replaces the fallback of @docusaurus/core 3.9.2, whose colours, sizes and English words are fixed
// in its markup. Same states and props.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {FailureNotice, LoadingNotice} from '../../navigation/notices';

/** Stands for a part of the site that is still loading, or did not load. */
export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  if (error) {
    if (!ExecutionEnvironment.canUseDOM) {
      // The build has to stop: readers would find the failure in place of the page.
      throw error;
    }
    return <FailureNotice error={error as Error} onRetry={retry} />;
  }
  return pastDelay ? <LoadingNotice /> : null;
}
