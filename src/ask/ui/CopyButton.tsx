import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';

interface Props {
  text: string;
  /** What is copied, for screen readers. */
  label: string;
}

/** How long the button shows the outcome, in milliseconds. */
const shownFor = {copied: 1_500, failed: 5_000};

/** A button that copies a text. */
export default function CopyButton({text, label}: Props): ReactNode {
  const [outcome, setOutcome] = useState<keyof typeof shownFor>();
  useEffect(() => {
    if (!outcome) {
      return undefined;
    }
    const timer = setTimeout(() => setOutcome(undefined), shownFor[outcome]);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The browser may deny access, and without https there is no clipboard.
      setOutcome('failed');
    }
  }

  function shown(): string {
    switch (outcome) {
      case 'copied':
        return translate({
          id: 'ask.copied',
          message: 'Copied',
          description: 'Shown on a button after it has copied something',
        });
      case 'failed':
        return translate({
          id: 'ask.copyFailed',
          message: 'Could not copy',
          description: 'Shown on a button that could not copy',
        });
      default:
        return translate({
          id: 'ask.copy',
          message: 'Copy',
          description: 'A button that copies a command or an answer',
        });
    }
  }
  return (
    <button
      type="button"
      className="ask-Button ask-Copy"
      aria-label={outcome ? shown() : label}
      onClick={() => void copy()}
    >
      {shown()}
    </button>
  );
}
