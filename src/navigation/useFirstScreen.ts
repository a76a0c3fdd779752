import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {startTransition, useEffect, useState} from 'react';
import {lowWindow} from '../config/firstScreen';
import {layOutWhenIdle} from './lazyRendering';

/**
 * Whether to show only the first screen of a page, for its first paint: true for a moment when a link
 * has led to its top. The page that a visit begins with comes whole, and so does one whose place on
 * the screen depends on what is below: a section, or a page that the reader goes back to.
 */
export default function useFirstScreen(): boolean {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const [isFirstScreen, setIsFirstScreen] = useState(
    () =>
      isBrowser &&
      history.action !== 'POP' &&
      history.location.hash === '' &&
      window.matchMedia(lowWindow).matches,
  );
  useEffect(() => {
    if (!isFirstScreen) {
      return undefined;
    }
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // The next task, after the paint. A transition, so that the reader may already do something.
      task = setTimeout(() => {
        startTransition(() => setIsFirstScreen(false));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
      layOutWhenIdle();
    };
  }, [isFirstScreen]);
  return isFirstScreen;
}
