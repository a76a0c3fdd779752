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
 * The mobile menu. Wraps the theme's, which lets the focus move behind the open menu and ignores
 * Escape. Here it is a modal dialog that takes the focus and returns it.
 */
export default function ModalMobileSidebar(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  const [dialog, setDialog] = useState<HTMLDivElement | null>(null);
  // Most readers never open it, and rendering it with the page would keep phones busy during
  // hydration.
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) {
    setWasShown(true);
  }

  // Following a link in the menu closes it, and so does opening a page from the search.
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
    // A click focuses a button, except in Safari.
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

  // The button that switched between the two lists of the menu is inert then, and had the focus.
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
    // On the document, because after a click on an empty part of the menu nothing has the focus.
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
  // It stays in the page when it is closed again. Only the open menu is a dialog.
  const dialogProps = shown && {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': translate({
      id: 'theme.Navbar.mobileSidebar.label',
      message: 'Menu',
      description: 'The name of the mobile menu, for screen readers',
    }),
  };
  return (
    <div ref={setDialog} {...dialogProps} data-shown={shown} className={styles.dialog}>
      <MobileSidebar />
    </div>
  );
}
