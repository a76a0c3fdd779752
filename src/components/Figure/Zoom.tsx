import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The image. */
  children: ReactNode;
  /** A tall image fills the width and scrolls; fitted into the window, it would hardly grow. */
  shape: 'wide' | 'tall';
  onClose: () => void;
}

/** An image as large as the window. Escape, the button and a click beside the image close it. */
export default function Zoom({children, shape, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    // Escape closes it by keyboard; the click is the pointer's way to do the same.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={clsx(styles.zoom, styles[shape])}
      onClose={onClose}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget) {
          currentTarget.close();
        }
      }}
      aria-label={translate({
        id: 'components.Figure.enlarged',
        message: 'Enlarged image',
        description: 'The name of the window that shows the image of a figure in full size',
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
