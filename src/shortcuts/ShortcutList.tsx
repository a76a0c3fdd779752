import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import Kbd from '../components/Kbd';
import useBackdropPress from '../hooks/useBackdropPress';
import useScrollLock from '../hooks/useScrollLock';
import {closeOnBack} from '../upstream/close-on-back';
import shortcutOf from './shortcutOf';
import shortcutGroups from './shortcutGroups';
import styles from './styles.module.css';

interface Props {
  onClose: () => void;
}

/**
 * The list of keyboard shortcuts. Each key that works everywhere closes it, too, and then does what
 * the list says.
 */
export default function ShortcutList({onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useScrollLock();

  useEffect(() => {
    dialog.current?.showModal();
    return closeOnBack(() => dialog.current?.close());
  }, []);

  function onKeyDown({nativeEvent}: KeyboardEvent) {
    const shortcut = shortcutOf(nativeEvent);
    if (!shortcut || nativeEvent.repeat) {
      return;
    }
    if (shortcut === 'show-shortcuts') {
      nativeEvent.preventDefault();
    }
    close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...useBackdropPress(close)}
    >
      <div className={styles.box}>
        <header className={styles.header}>
          <h2 id="shortcuts-title" className={styles.title}>
            <Translate
              id="shortcuts.title"
              description="The title of the list of keyboard shortcuts"
            >
              Keyboard shortcuts
            </Translate>
          </h2>
          <form method="dialog">
            <button type="submit" className={styles.close}>
              {translate({
                id: 'shortcuts.close',
                message: 'Close',
                description: 'The button that closes the list of keyboard shortcuts',
              })}
            </button>
          </form>
        </header>
        {shortcutGroups().map(({title, shortcuts}) => (
          <section key={title}>
            <h3 className={styles.heading}>{title}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({keys, effect}) => (
                <div key={effect} className={styles.shortcut}>
                  <dt>{effect}</dt>
                  <dd>
                    {keys.map((combination) => (
                      <Kbd key={combination}>{combination}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}
