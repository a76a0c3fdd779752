import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {ReactNode} from 'react';
import './styles.css';

/**
 * The color mode switch. Wraps the theme's (theme-classic 3.9.2): day turns into night, or night
 * into day, from the switch outwards, unless the reader asked for less motion.
 */
export default function ColorModeToggleWithDaybreak({onChange, ...props}: Props): ReactNode {
  return (
    <ColorModeToggle
      {...props}
      onChange={(mode: Props['value']) => {
        const change = () => onChange(mode);
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
