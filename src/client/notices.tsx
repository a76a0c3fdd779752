import Translate from '@docusaurus/Translate';
import Loading from '@theme/Loading';
import type {ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import Failure from '../theme/Loading/Failure';
import styles from './pageLoading.module.css';

let root: Root | undefined;

/** Lays a notice over the page, in the place of the one before; null takes it away. */
export function show(notice: ReactNode): void {
  if (!root) {
    if (!notice) {
      return;
    }
    const container = document.createElement('div');
    container.className = styles.notice ?? '';
    document.body.append(container);
    root = createRoot(container);
  }
  root.render(notice);
}

const none = () => undefined;

/** The page is on its way. */
export function LoadingNotice(): ReactNode {
  return <Loading isLoading timedOut={false} pastDelay error={undefined} retry={none} />;
}

interface Props {
  onRetry: () => void;
}

/** A file of the page did not come. */
export function FailureNotice({error, onRetry}: Props & {error: Error}): ReactNode {
  return <Loading isLoading={false} timedOut={false} pastDelay error={error} retry={onRetry} />;
}

/** The page cannot come, as nothing can. */
export function OfflineNotice({onRetry}: Props): ReactNode {
  return (
    <Failure
      title={
        <Translate
          id="client.offline.title"
          description="What a reader is told who follows a link without a network"
        >
          You seem to be offline.
        </Translate>
      }
      onRetry={onRetry}
    >
      <Translate
        id="client.offline.text"
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
          id="client.slow.title"
          description="What a reader is told when a page has not come after ten seconds"
        >
          This page takes long to load.
        </Translate>
      }
      onRetry={onRetry}
    >
      <Translate
        id="client.slow.text"
        description="What a reader can do when a page has not come after ten seconds"
      >
        Wait a little longer, or load it anew.
      </Translate>
    </Failure>
  );
}
