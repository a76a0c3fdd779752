import type {ReactNode} from 'react';
import {stillLoadingText} from './messages';
import './screens.css';

/**
 * Says below the list, and over it while it is longer than the window, that the hits come from the
 * first part of the index. Its place moves no hit when it goes. The status says it, too.
 */
export default function StillLoading(): ReactNode {
  return (
    <p className="DocSearch-StillLoading" aria-hidden>
      {stillLoadingText()}
    </p>
  );
}
