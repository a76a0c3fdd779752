import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {closeOnBack} from '../../upstream/close-on-back';
import useBackdropPress from '../../hooks/useBackdropPress';
import useScrollLock from '../../hooks/useScrollLock';
import styles from './styles.module.css';

interface Props {
  /** The image. */
  children: ReactNode;
  /** Its aspect ratio: width divided by height. */
  ratio: number;
  onClose: () => void;
}

/**
 * An image enlarged to the size of the window. Escape, the button and a click outside the image
 * close it.
 */
export default function Zoom({children, ratio, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const [openedAt] = useState(location);
  useScrollLock();

  useEffect(() => {
    dialog.current?.showModal();
    return closeOnBack(() => dialog.current?.close());
  }, []);

  useEffect(() => {
    // Navigating within the page, through a search hit or the Back button, leads to what the dialog
    // covers.
    if (location !== openedAt) {
      dialog.current?.close();
    }
  }, [location, openedAt]);

  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      style={{'--ratio': ratio} as CSSProperties}
      onClose={onClose}
      {...useBackdropPress(() => dialog.current?.close())}
      aria-label={translate({
        id: 'components.Figure.enlarged',
        message: 'Enlarged image',
        description: 'The name of the dialog that shows the image of a figure in full size',
      })}
    >
      {children}
      <form method="dialog">
        <button
          type="submit"
          className={styles.close}
          aria-label={translate({
            id: 'components.Figure.close',
            message: 'Close',
            description: 'The button that closes the enlarged image of a figure',
          })}
        />
      </form>
    </dialog>
  );
}
