import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Enter and Escape act once while they are held down. A keyboard repeats a held key: for readers with
// slow fingers, Enter would close the search, then press the button that gets the focus back and open
// what was closed; Escape would close one thing after another. Letters and arrow keys still repeat.

const keys: ReadonlySet<string> = new Set(['Enter', 'Escape']);

function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && keys.has(event.key) && !event.isComposing) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('keydown', ignoreRepeat, {capture: true});
}
