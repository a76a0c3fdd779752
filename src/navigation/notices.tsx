import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import Failure from './Failure';
import styles from './notices.module.css';

let root: Root | undefined;

/** Shows a notice over the page, replacing the one before; null removes it. */
export function showNotice(notice: ReactNode): void {
  if (!root) {
    if (!notice) {
      return;
    }
    const container = document.createElement('div');
    container.className = styles.overlay ?? '';
    document.body.append(container);
    root = createRoot(container);
  }
  root.render(notice);
}

/** The page is loading. */
export function LoadingNotice(): ReactNode {
  return (
    <div role="status" className={styles.status}>
      <span className={styles.spinner} aria-hidden />
      <Translate
        id="navigation.loading"
        description="What a reader is told while the code of a page loads"
      >
        Loading the page…
      </Translate>
    </div>
  );
}

interface Props {
  onRetry: () => void;
}

/** A file of the page did not load. */
export function FailureNotice({error, onRetry}: Props & {error: Error}): ReactNode {
  return (
    <Failure
      title={
        <Translate
          id="navigation.failure"
          description="What a reader is told when the code of a page did not load"
        >
          This page did not load completely.
        </Translate>
      }
      onRetry={onRetry}
    >
      {String(error)}
    </Failure>
  );
}

/** The site cannot be reached. */
export function OfflineNotice({onRetry}: Props): ReactNode {
  return (
    <Failure
      title={
        <Translate
          id="navigation.offline.title"
          description="What a reader is told who follows a link without a network"
        >
          You seem to be offline.
        </Translate>
      }
      onRetry={onRetry}
    >
      <Translate
        id="navigation.offline.text"
        description="What becomes of a link that was followed without a network"
      >
        The page opens as soon as the connection is back.
      </Translate>
    </Failure>
  );
}

/** The page takes so long that the reader may want to do something about it. */
export function SlowNotice({onRetry}: Props): ReactNode {
  return (
    <Failure
      title={
        <Translate
          id="navigation.slow.title"
          description="What a reader is told when a page has not loaded after ten seconds"
        >
          This page is taking a long time to load.
        </Translate>
      }
      onRetry={onRetry}
    >
      <Translate
        id="navigation.slow.text"
        description="What a reader can do when a page has not loaded after ten seconds"
      >
        Wait a little longer, or reload it.
      </Translate>
    </Failure>
  );
}
