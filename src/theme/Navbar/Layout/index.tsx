import type {Props} from '@theme/Navbar/Layout';
import NavbarLayout from '@theme-original/Navbar/Layout';
import {useEffect, type ReactNode} from 'react';

/**
 * The frame of the navbar. Wraps the theme's (theme-classic 3.9.2), which hides when a link leads to
 * a section. When the link leads from another part of the site, the navbar is a new one that does
 * not know it, and covers the heading. Told once more where the page is scrolled, it hides there,
 * too.
 */
export default function HidingNavbarLayout(props: Props): ReactNode {
  useEffect(() => {
    if (window.location.hash) {
      window.dispatchEvent(new Event('scroll'));
    }
  }, []);
  return <NavbarLayout {...props} />;
}
