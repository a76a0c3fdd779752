// Stands in the head of each page. From the moment it is painted to the moment its code runs, which
// takes seconds on a phone, somebody may press the search button or its shortcut and type a query.
// Nothing of that is lost: `ui/bar/useEarlySearch.ts` goes on with what is noted here.
(() => {
  const listening = new AbortController();
  const root = document.documentElement;
  /** @type {import('../../core/earlySearch').EarlySearch} */
  const early = {
    end() {
      listening.abort();
      root.removeAttribute('data-early-search');
    },
  };
  window.earlySearch = early;

  /** @param {string[] | undefined} keys */
  function note(keys) {
    early.keys = keys;
    // For the style of the button, which shows that it was pressed.
    root.toggleAttribute('data-early-search', keys !== undefined);
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    const {key, target} = event;
    const isControl = event.ctrlKey || event.metaKey;
    const isField =
      target instanceof Element && target.closest('input, select, textarea, [contenteditable]');
    if (event.altKey || event.isComposing) {
      return;
    }
    if (isControl && !event.shiftKey && key.toLowerCase() === 'k') {
      if (!event.repeat) {
        note(early.keys ? undefined : []);
      }
    } else if (isControl) {
      return;
    } else if (!early.keys) {
      if (key !== '/' || isField) {
        return;
      }
      note([]);
    } else if (key === 'Escape') {
      note(undefined);
    } else if (key === 'Backspace' || [...key].length === 1) {
      // A slash that is held down has opened the search, and is no part of the query.
      if (!event.repeat || early.keys.length > 0) {
        early.keys.push(key);
      }
    } else if (key !== 'Enter') {
      return;
    }
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  function onClick({target}) {
    if (target instanceof Element && target.closest('.DocSearch-Button')) {
      note([]);
    }
  }

  document.addEventListener('keydown', onKeyDown, {signal: listening.signal});
  document.addEventListener('click', onClick, {signal: listening.signal});
})();
