import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Stands where a conversation was until the reader began a new one, and brings it back. */
export default function EndedNote({onRestore}: {onRestore: () => void}): ReactNode {
  return (
    <div className="ask-Actions" role="status">
      <p className="ask-Note">
        <Translate
          id="ask.ended"
          description="Shown after the reader began a new conversation, before a button that brings the old one back"
        >
          That conversation is closed.
        </Translate>
      </p>
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
