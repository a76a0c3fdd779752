import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './notices.module.css';

interface Props {
  /** What has happened, one sentence. */
  title: ReactNode;
  /** Why, or what to do about it. */
  children: ReactNode;
  onRetry: () => void;
}

/** Tells readers that a part of the site did not load, and lets them try again. */
export default function Failure({title, children, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className={styles.status}>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.message}>{children}</p>
      </div>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate
          id="navigation.retry"
          description="The button that loads a page again after it failed"
        >
          Retry
        </Translate>
      </button>
    </div>
  );
}
