import {Fragment, type ReactNode} from 'react';
import type {Highlighted} from '../../search/client';
import Highlight from './Highlight';

/** The headings above a hit, the page's title first. */
export default function Path({path}: {path: readonly Highlighted[]}): ReactNode {
  return path.map((heading, index) => (
    // The headings of one hit never change places.
    <Fragment key={index}>
      {index > 0 && ' › '}
      <Highlight text={heading} />
    </Fragment>
  ));
}
