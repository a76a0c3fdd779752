import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {decodeHash} from './decodeHash';

/** By the path and the hash that a link leads to. */
const meanings = new Map<string, string>();
let note: HTMLElement | undefined;

/**
 * Shows what a message means below the heading that its hit leads to, as long as the reader is there
 * and when they come back: the section says what to do about several messages, and may name none.
 *
 * @param target the path and the hash of the section
 * @param meaning plain text; undefined leaves the section as it is on the page
 */
export function explainAt(target: string, meaning: string | undefined): void {
  if (meaning === undefined) {
    meanings.delete(target);
  } else {
    meanings.set(target, meaning);
  }
}

export default {
  onRouteDidUpdate({location: {pathname, hash}}) {
    note?.remove();
    const meaning = meanings.get(pathname + hash);
    if (meaning === undefined) {
      return;
    }
    note = document.createElement('div');
    note.className = 'alert alert--info';
    note.role = 'note';
    const name = document.createElement('strong');
    name.textContent = translate({
      id: 'navigation.messageNote',
      message: 'What the message means:',
      description: 'Stands before the meaning of an error message that the reader searched for',
    });
    note.append(name, ` ${meaning}`);
    document.getElementById(decodeHash(hash))?.after(note);
  },
} satisfies ClientModule;
