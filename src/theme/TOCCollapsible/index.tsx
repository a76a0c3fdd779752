import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import useDismissal from '../../hooks/useDismissal';
import bringIntoBox from '../../navigation/bringIntoBox';
import {decodeHash} from '../../navigation/decodeHash';
import styles from './styles.module.css';
import useCurrentSection from './useCurrentSection';

/**
 * The table of contents of a phone: a bar that stays at the top and names the section being read.
 * Its list covers the text and closes when a link is chosen. Replaces the theme's (theme-classic
 * 3.9.2), which is far above once the reader scrolls, pushes the text down, and stays open.
 */
export default function TOCCollapsible({toc, className, ...levels}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const {id, title} = useCurrentSection(toc);
  useEffect(() => {
    const links = list.current?.querySelectorAll('a') ?? [];
    const current = [...links].find(({hash}) => decodeHash(hash) === id);
    if (isOpen && list.current && current) {
      current.setAttribute('aria-current', 'true');
      bringIntoBox(current, list.current);
    }
    return () => current?.removeAttribute('aria-current');
  }, [isOpen, id]);

  // Also a link to the section that the address already names.
  const history = useHistory();
  useEffect(() => history.listen(() => setIsOpen(false)), [history]);

  useDismissal(isOpen, root, (reason) => {
    if (reason === 'escape' && root.current?.contains(document.activeElement)) {
      toggle.current?.focus();
    }
    setIsOpen(false);
  });

  return (
    <div
      ref={root}
      className={clsx(styles.bar, className)}
      onBlur={({relatedTarget}) => {
        // Without a new target, the window itself has lost the focus, and the reader may return.
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) {
          setIsOpen(false);
        }
      }}
    >
      <button
        ref={toggle}
        type="button"
        className={clsx('clean-btn', styles.toggle)}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.label}>
          <Translate
            id="theme.TOCCollapsible.toggleButtonLabel"
            description="The label used by the button on the collapsible TOC component"
          >
            On this page
          </Translate>
        </span>{' '}
        <span className={styles.section}>{title}</span>
      </button>
      {isOpen && (
        <div ref={list} className={styles.list}>
          <TOCItems toc={toc} {...levels} />
        </div>
      )}
    </div>
  );
}
