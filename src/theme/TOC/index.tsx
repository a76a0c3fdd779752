import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import useActiveInView from './useActiveInView';

/**
 * The table of contents beside the text. Wraps the theme's (theme-classic 3.9.2), which is in no
 * landmark; in blog posts it is even outside `<main>`. Where it is taller than the window, it
 * follows the text.
 */
export default function LandmarkTOC(props: Props): ReactNode {
  const container = useRef<HTMLElement>(null);
  useActiveInView(container);
  return (
    <nav
      ref={container}
      className={styles.landmark}
      aria-label={translate({
        id: 'theme.TOC.label',
        message: 'On this page',
        description: 'The name of the table of contents, for screen readers',
      })}
    >
      <TOC {...props} />
    </nav>
  );
}
