import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import './styles.css';

/** How long a click is answered in words, in milliseconds. */
const answerTime = 2000;

/**
 * The color mode switch. Wraps the theme's (theme-classic 3.9.2): day turns into night, or night
 * into day, from the switch outwards, unless the reader asked for less motion. For a moment, the
 * switch says which mode a click has set, since the system's can look like the one before it.
 */
export default function ColorModeToggleWithDaybreak({
  onChange,
  buttonClassName,
  ...props
}: Props): ReactNode {
  const [clicks, setClicks] = useState(0);

  useEffect(() => {
    // A click that React has not rendered yet keeps its answer.
    const end = () => setClicks((count) => (count === clicks ? 0 : count));
    const timer = setTimeout(end, answerTime);
    return () => clearTimeout(timer);
  }, [clicks]);

  return (
    <ColorModeToggle
      {...props}
      buttonClassName={clsx(buttonClassName, clicks > 0 && 'color-mode--set')}
      onChange={(mode: Props['value']) => {
        const change = () => {
          onChange(mode);
          setClicks((count) => count + 1);
        };
        // Not all supported browsers have view transitions.
        if (
          'startViewTransition' in document &&
          window.matchMedia('(prefers-reduced-motion: no-preference)').matches
        ) {
          document.startViewTransition(change);
        } else {
          change();
        }
      }}
    />
  );
}
