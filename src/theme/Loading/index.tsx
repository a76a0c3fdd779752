// Replaces the fallback of @docusaurus/core 3.9.2, whose colours, sizes and English words are fixed
// in its markup. Same states and props.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Failure from './Failure';
import styles from './styles.module.css';

/** What stands for a part of the site that is not there yet, or did not come. */
export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  if (error) {
    if (!ExecutionEnvironment.canUseDOM) {
      // Whoever builds the site has to know; readers would find the failure in place of the page.
      throw error;
    }
    return (
      <Failure
        title={
          <Translate
            id="theme.Loading.error"
            description="What a reader is told when the code of a page did not load"
          >
            This page did not load completely.
          </Translate>
        }
        onRetry={retry}
      >
        {String(error)}
      </Failure>
    );
  }
  if (pastDelay) {
    return (
      <div role="status" className={styles.status}>
        <span className={styles.spinner} aria-hidden />
        <Translate
          id="theme.Loading.loading"
          description="What a reader is told while the code of a page loads"
        >
          Loading the page…
        </Translate>
      </div>
    );
  }
  return null;
}
