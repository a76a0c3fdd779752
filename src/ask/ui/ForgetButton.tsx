import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';

interface Props {
  /** Whether there are questions, which cannot be brought back. */
  hasConversation: boolean;
  onForget: () => void;
}

/** Removes what the browser keeps of Ask. It asks first if that takes a conversation with it. */
export default function ForgetButton({hasConversation, onForget}: Props): ReactNode {
  const [step, setStep] = useState<'unused' | 'asking' | 'kept' | 'done'>('unused');
  const keep = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    if (step !== 'unused') {
      (step === 'asking' ? keep : button).current?.focus();
    }
  }, [step]);

  function forget() {
    onForget();
    setStep('done');
  }
  return (
    <>
      {step === 'asking' ? (
        <div
          role="group"
          className="ask-Actions"
          aria-label={translate({
            id: 'ask.settings.forget',
            message: 'Forget everything',
            description:
              'The button that removes the settings and the conversation from the browser',
          })}
        >
          <p className="ask-Note">
            <Translate
              id="ask.forget.question"
              description="Asked before the settings and the conversation are removed from the browser"
            >
              This removes your settings and this conversation. You cannot undo it.
            </Translate>
          </p>
          <button type="button" className="ask-Button" onClick={forget}>
            <Translate id="ask.forget.yes" description="The button that removes all of it">
              Forget
            </Translate>
          </button>
          <button ref={keep} type="button" className="ask-Button" onClick={() => setStep('kept')}>
            <Translate id="ask.forget.no" description="The button that removes nothing">
              Keep
            </Translate>
          </button>
        </div>
      ) : (
        <button
          ref={button}
          type="button"
          className="ask-Button"
          onClick={hasConversation ? () => setStep('asking') : forget}
        >
          <Translate
            id="ask.settings.forget"
            description="The button that removes the settings and the conversation from the browser"
          >
            Forget everything
          </Translate>
        </button>
      )}
      <p role="status" className="ask-Note">
        {step === 'done' &&
          translate({
            id: 'ask.forget.done',
            message: 'Forgotten. This browser keeps nothing of Ask.',
            description: 'Said after the settings and the conversation were removed',
          })}
      </p>
    </>
  );
}
