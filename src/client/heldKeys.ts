import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// A key that is held down acts once. Keyboards repeat it, and for slow fingers Enter would close the
// search, press the button that has the focus then, and so open what was closed; Escape would close
// one thing after the other. Fields take repeated letters, and the arrow keys go on.

const keys: ReadonlySet<string> = new Set(['Enter', 'Escape']);

/** Stops what the keyboard repeats before anybody acts on it. */
function dropRepeated(event: KeyboardEvent): void {
  if (event.repeat && keys.has(event.key) && !event.isComposing) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('keydown', dropRepeated, {capture: true});
}
