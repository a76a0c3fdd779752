import {createRoot, type Root} from 'react-dom/client';
import ShortcutList from './ShortcutList';

let root: Root | undefined;

/** Shows the list of keyboard shortcuts over the page. */
export function showShortcuts(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<ShortcutList onClose={() => root?.render(null)} />);
}
