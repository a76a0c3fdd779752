import type {Props} from '@theme/DocSidebarItem/Category';
import Category from '@theme-original/DocSidebarItem/Category';
import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';
import useHydrated from '../../../hooks/useHydrated';
import isServerRendered from './isServerRendered';
import styles from './styles.module.css';

/**
 * A category of the sidebar. Wraps the theme's (theme-classic 3.9.2): its toggle, a link with the
 * role of a button, also responds to Space, as buttons do. The server-rendered page also contains
 * the links of small collapsed categories, for readers without JavaScript, for whom the toggle is a
 * plain link.
 */
export default function DocSidebarCategory({item, ...props}: Props): ReactNode {
  const isHydrated = useHydrated();
  const isToggle = item.collapsible && item.href === undefined;
  const isServedOpen = !isHydrated && isServerRendered(item, props.level);
  // The theme passes unknown props on to its link.
  const link = isHydrated ? {onKeyDown} : {role: undefined, 'aria-expanded': undefined};
  return (
    <Category
      // Its state is reset once a script can expand it.
      key={String(isServedOpen)}
      {...props}
      {...(isToggle && link)}
      item={
        isServedOpen
          ? {
              ...item,
              collapsed: false,
              className: clsx(item.className, 'menu__list-item--collapsed', styles.served),
            }
          : item
      }
    />
  );
}

function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key === ' ') {
    event.preventDefault();
    // Holding the key down toggles only once, as on a button.
    if (!event.repeat) {
      event.currentTarget.click();
    }
  }
}
