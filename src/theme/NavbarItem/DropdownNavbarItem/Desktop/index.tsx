/*
 * Replaces the theme's navbar dropdown (theme-classic 3.9.2). Its toggle is a link that prevents
 * its own click, so screen readers cannot open it (facebook/docusaurus #11501). Space does nothing,
 * and Escape neither closes the dropdown nor keeps the focus (#11937). A wrapper cannot fix this,
 * since both the element and its state are internal.
 */
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import useHydrated from '../../../../hooks/useHydrated';
import styles from './styles.module.css';
import useDisclosure from './useDisclosure';

/** A navbar button that shows a list of links below it. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
  'aria-description': description,
}: Props): ReactNode {
  const listId = useId();
  const isHydrated = useHydrated();
  const {isOpen, root, toggle, list, on} = useDisclosure();
  return (
    <div
      ref={root}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
        // Until hydration, the list opens on hover.
        'dropdown--hoverable': !isHydrated,
      })}
      {...on.root}
    >
      {/* eslint-disable-next-line jsx-a11y/role-supports-aria-props -- all roles support it in ARIA 1.3, which the rule does not know */}
      <button
        ref={toggle}
        type="button"
        className={clsx('clean-btn navbar__link', styles.toggle, className)}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-description={description}
        {...on.toggle}
      >
        {children ?? label}
      </button>
      <ul ref={list} id={listId} className={clsx('dropdown__menu', styles.menu)} {...on.list}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
