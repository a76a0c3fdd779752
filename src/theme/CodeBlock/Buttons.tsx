import {translate} from '@docusaurus/Translate';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {copyable} from './copyable';
import styles from './styles.module.css';

interface Props {
  wordWrap: ReturnType<typeof useCodeWordWrap>;
}

/** How long the copy button says that it has copied, in milliseconds. */
const thanks = 1000;

/** The buttons over a block of code: wrap its lines, where they are too long, and copy it. */
export default function Buttons({wordWrap}: Props): ReactNode {
  return (
    <div className={styles.buttonGroup}>
      {(wordWrap.isEnabled || wordWrap.isCodeScrollable) && <WrapButton wordWrap={wordWrap} />}
      <CopyButton wordWrap={wordWrap} />
    </div>
  );
}

function WrapButton({wordWrap}: Props): ReactNode {
  const label = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
  return (
    <button
      type="button"
      className={clsx('clean-btn', wordWrap.isEnabled && styles.wordWrapButtonEnabled)}
      aria-label={label}
      title={label}
      onClick={wordWrap.toggle}
    >
      <IconWordWrap className={styles.wordWrapButtonIcon} aria-hidden="true" />
    </button>
  );
}

function CopyButton({wordWrap}: Props): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) {
      return undefined;
    }
    const timer = window.setTimeout(() => setIsCopied(false), thanks);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    const code = wordWrap.codeBlockRef.current?.querySelector('code');
    if (code) {
      await navigator.clipboard.writeText(copyable(code));
      setIsCopied(true);
    }
  }

  return (
    <button
      type="button"
      className={clsx('clean-btn', isCopied && styles.copyButtonCopied)}
      aria-label={isCopied ? copiedLabel() : copyLabel()}
      title={translate({
        id: 'theme.CodeBlock.copy',
        message: 'Copy',
        description: 'The copy button label on code blocks',
      })}
      onClick={() => void copy()}
    >
      <span className={styles.copyButtonIcons} aria-hidden="true">
        <IconCopy className={styles.copyButtonIcon} />
        <IconSuccess className={styles.copyButtonSuccessIcon} />
      </span>
    </button>
  );
}

function copyLabel(): string {
  return translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
}

function copiedLabel(): string {
  return translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
}
