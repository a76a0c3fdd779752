import Translate, {translate} from '@docusaurus/Translate';
import {useState, type KeyboardEvent, type ReactNode, type Ref} from 'react';

interface Props {
  ref: Ref<HTMLTextAreaElement>;
  isFollowUp: boolean;
  isWriting: boolean;
  /** Returns whether the question was taken; it stays in the field otherwise. */
  onAsk: (question: string) => boolean;
  onStop: () => void;
}

/** How long a question may be, in characters: about as much as a message that is worth pasting. */
const longestQuestion = 500;

/** The field for the next question. Enter asks, and Shift with Enter starts a line. */
export default function Composer({ref, isFollowUp, isWriting, onAsk, onStop}: Props): ReactNode {
  const [question, setQuestion] = useState('');

  function submit() {
    const asked = question.replace(/\s+/g, ' ').trim();
    if (asked !== '' && onAsk(asked)) {
      setQuestion('');
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    }
  }
  const label = isFollowUp
    ? translate({
        id: 'ask.followUp',
        message: 'Ask a follow-up question',
        description: 'The label of the field for another question',
      })
    : translate({
        id: 'ask.question',
        message: 'Ask a question',
        description: 'The label of the field for the first question',
      });
  return (
    <form
      className="ask-Composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={ref}
        className="ask-Input"
        rows={1}
        value={question}
        maxLength={longestQuestion}
        aria-label={label}
        placeholder={label}
        enterKeyHint="send"
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isWriting ? (
        <button type="button" className="ask-Button" onClick={onStop}>
          <Translate id="ask.stop" description="The button that stops an answer">
            Stop
          </Translate>
        </button>
      ) : (
        <button type="submit" className="ask-Button ask-Button--primary">
          <Translate id="ask.send" description="The button that sends a question">
            Ask
          </Translate>
        </button>
      )}
    </form>
  );
}
