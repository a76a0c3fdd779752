/*
 * Replaces the theme's dropdown of the mobile menu (theme-classic 3.9.2), which has two controls
 * for the same thing: a link that acts as a button without announcing its state, and a button that
 * announces it but is called "Expand the dropdown" for every list (facebook/docusaurus #11501).
 */
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A button in the mobile menu that expands a list of links below it. */
export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  children,
  onClick,
}: Props): ReactNode {
  const pathname = useLocalPathname();
  const {collapsed, toggleCollapsed} = useCollapsible({
    initialState: () => !items.some(({to}) => isSamePath(to, pathname)),
  });
  return (
    <li className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}>
      <div className="menu__list-item-collapsible">
        <button
          type="button"
          className={clsx(
            'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
            styles.toggle,
            className,
          )}
          aria-expanded={!collapsed}
          onClick={toggleCollapsed}
        >
          {children ?? label}
        </button>
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
