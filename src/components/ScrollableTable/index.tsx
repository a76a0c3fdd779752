import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The sides on which a table overflows its frame. */
type More = 'start' | 'end' | 'start end' | undefined;

/**
 * A Markdown table that scrolls horizontally when it is wider than the screen, with a shadow on
 * each side that has more to show. Only then is it a tab stop, so that the arrow keys can scroll
 * it.
 */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<More>();

  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setMore(moreOf(scroller)));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);

  const whenScrollable = {
    // Overflowing content has to be reachable by keyboard (WCAG 2.1.1). It is a group rather than a
    // region, since a page may have many such tables, and landmarks with the same name are of no
    // use.
    tabIndex: 0,
    role: 'group',
    'aria-label': translate({
      id: 'components.ScrollableTable.label',
      message: 'Scrollable table',
      description: 'The name of a table that is wider than the screen, for screen readers',
    }),
  };
  return (
    <div className={styles.frame} data-more={more}>
      <div
        ref={ref}
        className={styles.scroller}
        onScroll={({currentTarget}) => setMore(moreOf(currentTarget))}
        {...(more && whenScrollable)}
      >
        <table {...props} />
      </div>
    </div>
  );
}

function moreOf({scrollLeft, scrollWidth, clientWidth}: HTMLElement): More {
  // In right-to-left text, scrollLeft is negative. Scroll positions may be fractional.
  const before = Math.abs(scrollLeft);
  const isMoreAtStart = before >= 1;
  const isMoreAtEnd = scrollWidth - clientWidth - before >= 1;
  if (isMoreAtStart) {
    return isMoreAtEnd ? 'start end' : 'start';
  }
  return isMoreAtEnd ? 'end' : undefined;
}
