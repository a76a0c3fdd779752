import type {ReactNode} from 'react';
import {searchingText} from './messages';
import './screens.css';

/** A spinner for slow answers. The status beside it says so in words. */
export default function Stalled(): ReactNode {
  return <div className="DocSearch-Stalled" role="progressbar" aria-label={searchingText()} />;
}
