import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** To which sides a table goes on beyond its frame. */
type More = 'start' | 'end' | 'start end' | undefined;

/**
 * A Markdown table that scrolls by itself when the screen is narrower than it, and shows to which side
 * it goes on. Only then is it a stop of the Tab key, so that the arrow keys can scroll it.
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
  // Where writing runs from right to left, the way to the end counts below zero; and a place may lie
  // between two pixels.
  const before = Math.abs(scrollLeft);
  const isMoreAtStart = before >= 1;
  const isMoreAtEnd = scrollWidth - clientWidth - before >= 1;
  if (isMoreAtStart) {
    return isMoreAtEnd ? 'start end' : 'start';
  }
  return isMoreAtEnd ? 'end' : undefined;
}
