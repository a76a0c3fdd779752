import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {announce} from '../../navigation/announce';
import {copyable} from './copyable';
import styles from './styles.module.css';

interface Props {
  block: RefObject<HTMLElement | null>;
}

/**
 * How long the copy button shows the outcome, in milliseconds. A check mark is recognized faster
 * than a sentence is read.
 */
const told = {copied: 1000, failed: 5000};

/** The button that copies a code block. */
export default function CopyButton({block}: Props): ReactNode {
  const [outcome, setOutcome] = useState<keyof typeof told>();
  useEffect(() => {
    if (!outcome) {
      return undefined;
    }
    const timer = window.setTimeout(() => setOutcome(undefined), told[outcome]);
    return () => window.clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    const code = block.current?.querySelector('code');
    if (!code) {
      return;
    }
    try {
      await navigator.clipboard.writeText(copyable(code));
      tell('copied');
    } catch {
      // The browser may deny access, and without HTTPS there is no clipboard API. Readers can then
      // copy the selection themselves.
      getSelection()?.selectAllChildren(code);
      tell('failed');
    }
  }

  function tell(next: keyof typeof told) {
    setOutcome(next);
    // Few screen readers notice that the name of the focused button has changed.
    announce(labelOf(next));
  }

  return (
    <div className={styles.buttonGroup}>
      <button
        type="button"
        className={clsx('clean-btn', outcome === 'copied' && styles.copyButtonCopied)}
        aria-label={labelOf(outcome)}
        title={translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
          description: 'The copy button label on code blocks',
        })}
        onClick={() => void copy()}
      >
        {outcome === 'failed' && (
          <span className={styles.copyButtonFailure}>{labelOf(outcome)}</span>
        )}
        <span className={styles.copyButtonIcons} aria-hidden="true">
          <IconCopy className={styles.copyButtonIcon} />
          <IconSuccess className={styles.copyButtonSuccessIcon} />
        </span>
      </button>
    </div>
  );
}

function labelOf(outcome?: keyof typeof told): string {
  switch (outcome) {
    case 'copied':
      return translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      });
    case 'failed':
      return translate({
        id: 'theme.CodeBlock.copyFailed',
        message: 'Could not copy. The code is selected',
        description: 'The label of the copy button on code blocks when copying fails',
      });
    default:
      return translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
        description: 'The ARIA label for copy code blocks button',
      });
  }
}
