import type {ReactNode} from 'react';
import {searchingText} from './messages';
import './screens.css';

/** A sign that the answer takes its time; the status beside it says so in words. */
export default function Stalled(): ReactNode {
  return <div className="DocSearch-Stalled" role="progressbar" aria-label={searchingText()} />;
}
