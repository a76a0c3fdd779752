import {useRef, useState, type DOMAttributes, type KeyboardEvent, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import useDismissal from '../../../../hooks/useDismissal';

/** What opened a list: hovering with a mouse, or pressing its button. */
type Opener = 'pointer' | 'press';

interface Disclosure {
  isOpen: boolean;
  root: RefObject<HTMLDivElement | null>;
  toggle: RefObject<HTMLButtonElement | null>;
  list: RefObject<HTMLUListElement | null>;
  on: {
    root: DOMAttributes<HTMLDivElement>;
    toggle: DOMAttributes<HTMLButtonElement>;
    list: DOMAttributes<HTMLUListElement>;
  };
}

/**
 * A button that shows and hides a list of links (a disclosure). Enter, Space and clicks toggle it,
 * the arrow keys move through its links, and Escape closes it and returns the focus to the button.
 * It also closes when the focus moves elsewhere or the reader clicks elsewhere, and it opens on
 * hover.
 */
export default function useDisclosure(): Disclosure {
  const [opener, setOpener] = useState<Opener>();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = opener !== undefined;

  useDismissal(isOpen, root, (reason) => {
    if (reason === 'escape' && root.current?.contains(document.activeElement)) {
      toggle.current?.focus();
    }
    setOpener(undefined);
  });

  function onArrow(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const current = links.findIndex((link) => link === document.activeElement);
    const isInList = current !== -1;
    const next = {
      ArrowDown: current + 1,
      ArrowUp: isInList ? current - 1 : -1,
      Home: 0,
      End: -1,
    }[event.key];
    // On the button, Home and End still scroll the page.
    if (next === undefined || (!isInList && !event.key.startsWith('Arrow'))) {
      return;
    }
    event.preventDefault();
    // A link that is not visible yet cannot be focused.
    flushSync(() => setOpener('press'));
    links.at(next === links.length ? 0 : next)?.focus();
  }

  return {
    isOpen,
    root,
    toggle,
    list,
    on: {
      root: {
        onKeyDown: onArrow,
        onPointerEnter: ({pointerType}) => {
          if (pointerType === 'mouse') {
            setOpener((current) => current ?? 'pointer');
          }
        },
        onPointerLeave: () => setOpener((current) => (current === 'press' ? current : undefined)),
        onBlur: ({relatedTarget}) => {
          // Without a new target, the window itself has lost the focus, and the reader may return.
          if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) {
            setOpener(undefined);
          }
        },
      },
      // A click on a list that hovering has opened keeps it open, as the reader expects to see it.
      toggle: {
        onClick: () => {
          // Safari does not focus a clicked button, and then the arrow keys would not lead into the
          // list.
          toggle.current?.focus({preventScroll: true});
          setOpener((current) => (current === 'press' ? undefined : 'press'));
        },
      },
      list: {onClick: () => setOpener(undefined)},
    },
  };
}
