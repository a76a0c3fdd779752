import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {closedText} from './messages';

/** Stands where a conversation was until the reader began a new one, and brings it back. */
export default function EndedNote({onRestore}: {onRestore: () => void}): ReactNode {
  return (
    <div className="ask-Actions">
      <p className="ask-Note">{closedText()}</p>
      <button type="button" className="ask-Button" onClick={onRestore}>
        <Translate
          id="ask.restore"
          description="The button that brings back the conversation that was closed last"
        >
          Bring it back
        </Translate>
      </button>
    </div>
  );
}
