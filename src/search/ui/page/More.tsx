import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffectEvent, useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  onClick: () => void;
  /** Called when the button is removed while it has the focus, before the page changes. */
  onFocusLost: () => void;
}

/** The button that adds a page of results. */
export default function More({onClick, onFocusLost}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const tell = useEffectEvent(onFocusLost);
  // The cleanup of a layout effect runs while the button is still in the page.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) {
        tell();
      }
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={clsx('button button--secondary', styles.more)}
      onClick={onClick}
    >
      <Translate id="theme.SearchPage.more" description="The button that adds more results">
        Show more results
      </Translate>
    </button>
  );
}
