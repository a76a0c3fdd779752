// Replaces the code block of theme-classic 3.9.2, which loads a highlighter and its grammars on
// every page and highlights code again in the browser. The frame, class names and buttons are the
// same.
import clsx from 'clsx';
import {useMemo, useRef, type ReactNode} from 'react';
import AfterHydration from './AfterHydration';
import Buttons from './Buttons';
import Output from './Output';
import styles from './styles.module.css';
import {useWordWrap} from './useWordWrap';

interface Props {
  /** The content of the `<code>`, created from a code fence by src/content/remark/code-blocks. */
  html?: string;
  /** Code that does not come from a fence. It is not highlighted. */
  children?: ReactNode;
  language?: string;
  className?: string;
  title?: ReactNode;
}

/** A code block with its title and buttons, or a block of output. */
export default function CodeBlock(props: Props): ReactNode {
  return props.language === 'output' && props.html !== undefined ? (
    <Output html={props.html} />
  ) : (
    <Code {...props} />
  );
}

function Code({
  html,
  children,
  language,
  className = `language-${language ?? 'text'}`,
  title,
}: Props): ReactNode {
  const block = useRef<HTMLPreElement>(null);
  const wordWrap = useWordWrap(block);
  // React writes it again for every new object, and drops what the reader has selected in it.
  const markup = useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
  return (
    <div className={clsx(className, styles.codeBlockContainer, 'theme-code-block')}>
      {title && <div className={styles.codeBlockTitle}>{title}</div>}
      <div className={styles.codeBlockContent}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
        <pre ref={block} className="thin-scrollbar" tabIndex={0}>
          <code
            className={clsx(styles.lines, wordWrap.isEnabled && styles.wrapped)}
            dangerouslySetInnerHTML={markup}
          >
            {children}
          </code>
        </pre>
        <AfterHydration>{() => <Buttons block={block} wordWrap={wordWrap} />}</AfterHydration>
      </div>
    </div>
  );
}
