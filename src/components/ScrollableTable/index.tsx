import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A Markdown table that scrolls by itself when the screen is narrower than it. Only then is it a
 * stop of the Tab key, so that the arrow keys can scroll it.
 */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setOverflows(scroller.scrollWidth > scroller.clientWidth);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);

  const whenScrollable = {
    // What overflows has to be reachable by keyboard (WCAG 2.1.1). A group, since a page may have many
    // such tables, and landmarks of one name tell nobody apart.
    tabIndex: 0,
    role: 'group',
    'aria-label': translate({
      id: 'components.ScrollableTable.label',
      message: 'Table, scrolls sideways',
      description: 'The name of a table that is wider than the screen, for screen readers',
    }),
  };
  return (
    <div ref={ref} className={styles.scroller} {...(overflows && whenScrollable)}>
      <table {...props} />
    </div>
  );
}
