import {useMemo, type ReactNode} from 'react';
import type {Highlighted} from '../../search/client';

interface Props {
  text: Highlighted;
}

/**
 * Shows highlighted HTML as text and `<mark>`, whatever else it holds: a hosted index is not ours to
 * trust. The markup is read by the browser's parser in a document that runs and loads nothing.
 */
export default function Highlight({text}: Props): ReactNode {
  return useMemo(() => {
    const {body} = new DOMParser().parseFromString(text.value, 'text/html');
    body.querySelectorAll('script, style, template').forEach((element) => element.remove());
    return [...body.childNodes].map((node, index) =>
      node.nodeName === 'MARK' ? (
        // The parts of one text never change places, so their position is their identity.
        <mark key={index}>{node.textContent}</mark>
      ) : (
        node.textContent
      ),
    );
  }, [text.value]);
}
