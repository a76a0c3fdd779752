import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import isAppleKeyboard from '../../../components/Kbd/isAppleKeyboard';

/** The key that opens the search together with K: as keyboards show it, in words, and in the DOM. */
const modifiers = {
  command: {shown: '⌘', said: 'Command', name: 'Meta'},
  control: {shown: 'Ctrl', said: 'Ctrl', name: 'Control'},
};

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  label: string;
}

/**
 * The button that opens the search, with DocSearch's class names. It shows the keyboard shortcut
 * (SPEC §2) once the kind of keyboard is known.
 */
export default function SearchButton({label, ...rest}: Props): ReactNode {
  const modifier = useSyncExternalStore(neverChanges, ownModifier, () => undefined);
  return (
    <button
      {...rest}
      type="button"
      className="clean-btn DocSearch-Button"
      aria-label={modifier ? `${label} (${modifier.said}+K)` : label}
      aria-keyshortcuts={modifier && `${modifier.name}+k`}
    >
      <svg className="DocSearch-Search-Icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden>
        <path
          d="M17.5 17.5l-3.6-3.6m1.9-4.7a6.6 6.6 0 1 1-13.2 0 6.6 6.6 0 0 1 13.2 0z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span className="DocSearch-Button-Placeholder">{label}</span>
      <span className="DocSearch-Button-Keys">
        {modifier && [modifier.shown, 'K'].map((key) => <kbd key={key}>{key}</kbd>)}
      </span>
    </button>
  );
}

function ownModifier(): (typeof modifiers)[keyof typeof modifiers] {
  return isAppleKeyboard() ? modifiers.command : modifiers.control;
}

/** The kind of keyboard does not change, so there is nothing to subscribe to. */
function neverChanges(): () => void {
  return () => undefined;
}
