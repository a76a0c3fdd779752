import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useEffect, useState, type ReactNode} from 'react';
import {closeOnBack} from '../../../upstream/close-on-back';
import showCurrentPage from '../../../navigation/showCurrentPage';
import setOutsideInert from './setOutsideInert';
import styles from './styles.module.css';

/**
 * The menu of narrow windows. Wraps the theme's, which lets the focus wander behind the open menu
 * and does not know Escape: here it is a modal dialog that takes the focus and gives it back.
 */
export default function ModalMobileSidebar(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  const [dialog, setDialog] = useState<HTMLDivElement | null>(null);
  // Most readers never open it, and made with the page it keeps a phone busy just then.
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) {
    setWasShown(true);
  }

  // A link of the menu closes it; so does a page that the search opens below it.
  const {pathname} = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (!shown && openedOn !== pathname) {
    setOpenedOn(pathname);
  }
  const isLeft = shown && openedOn !== pathname;
  useEffect(() => {
    if (isLeft) {
      toggle();
    }
  }, [isLeft, toggle]);

  useEffect(() => {
    if (!shown || !dialog) {
      return undefined;
    }
    // A click gives a button the focus, but not in Safari.
    const opener =
      document.activeElement === document.body
        ? document.querySelector('.navbar__toggle')
        : document.activeElement;
    const release = setOutsideInert(dialog);
    dialog.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
      release();
      if (opener instanceof HTMLElement) {
        opener.focus({preventScroll: true});
      }
    };
  }, [shown, dialog]);

  useEffect(() => (shown ? closeOnBack(toggle) : undefined), [shown, toggle]);

  useEffect(() => (shown && dialog ? showCurrentPage(dialog) : undefined), [shown, dialog]);

  // What led from one list of the menu to the other is out of reach then, with the focus.
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  useEffect(() => {
    const focused = document.activeElement;
    if (shown && dialog && (focused?.closest('[inert]') || !dialog.contains(focused))) {
      dialog
        .querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')
        ?.focus({preventScroll: true});
    }
  }, [isSecondary, shown, dialog]);

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    // On the document: a click on the menu's empty parts leaves the focus nowhere.
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        toggle();
      }
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown, toggle]);

  if (!shouldRender || !wasShown) {
    return null;
  }
  // Closed again, it stays in the page: only the open one is a dialog.
  const dialogProps = shown && {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': translate({
      id: 'theme.Navbar.mobileSidebar.label',
      message: 'Menu',
      description: 'The name of the menu of narrow windows, for screen readers',
    }),
  };
  return (
    <div ref={setDialog} {...dialogProps} data-shown={shown} className={styles.dialog}>
      <MobileSidebar />
    </div>
  );
}
