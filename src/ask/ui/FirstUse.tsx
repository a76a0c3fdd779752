import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface Props {
  canConnect: boolean;
  onConnect: () => void;
  onDismiss: () => void;
}

/** What Ask needs, and what is sent where: three lines before the first question. */
export default function FirstUse({canConnect, onConnect, onDismiss}: Props): ReactNode {
  return (
    <div className="ask-FirstUse">
      <ul>
        <li>
          <Translate
            id="ask.first.docs"
            description="First use of Ask: what it does without a model"
          >
            Ask finds the passages of these docs that answer your question. It does so in your
            browser and sends nothing.
          </Translate>
        </li>
        {canConnect && (
          <li>
            <Translate
              id="ask.first.model"
              description="First use of Ask: what it needs to write answers, and what is sent then"
            >
              To have answers written, connect a language model that runs on your computer. Your
              questions and the passages then go to that model.
            </Translate>
          </li>
        )}
        <li>
          <Translate id="ask.first.kept" description="First use of Ask: what is kept, and where">
            The conversation is kept in this tab until you close it. You can save it, or forget it.
          </Translate>
        </li>
      </ul>
      <div className="ask-Actions">
        <button type="button" className="ask-Button ask-Button--primary" onClick={onDismiss}>
          <Translate id="ask.first.dismiss" description="The button that closes the first-use text">
            Got it
          </Translate>
        </button>
        {canConnect && (
          <button type="button" className="ask-Button" onClick={onConnect}>
            <Translate
              id="ask.first.connect"
              description="The button that opens the settings to connect a language model"
            >
              Connect a model
            </Translate>
          </button>
        )}
      </div>
    </div>
  );
}
