import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {MouseEvent, ReactNode} from 'react';
import {targetOfHit} from '../../search/core/hit';
import type {Passage} from '../../search/core/passage';

interface Props {
  passage: Pick<Passage, 'url'>;
  className?: string;
  label?: string;
  onLeave: () => void;
  children: ReactNode;
}

/** A link to the section of a passage. */
export default function Source({passage, className, label, onLeave, children}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  // A stored conversation could have been changed.
  const target = targetOfHit(passage.url, url);
  if (!target?.startsWith('/')) {
    return children;
  }
  function onClick({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) {
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) {
      onLeave();
    }
  }
  return (
    <Link
      to={target}
      {...(className !== undefined && {className})}
      {...(label !== undefined && {'aria-label': label})}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
