// Replaces the code block of theme-classic 3.9.2, which loads a highlighter and its grammars on
// every page and highlights code again in the browser. The frame, the class names and the button to
// copy are the same. Its button for word wrap is not needed, since lines always wrap.
import clsx from 'clsx';
import {useMemo, useRef, type ReactNode} from 'react';
import AfterHydration from './AfterHydration';
import CopyButton from './CopyButton';
import Output from './Output';
import styles from './styles.module.css';

interface Props {
  /** The content of the `<code>`, created from a code fence by src/content/remark/code-blocks. */
  html?: string;
  /** Code that does not come from a fence. It is not highlighted. */
  children?: ReactNode;
  language?: string;
  className?: string;
  title?: ReactNode;
}

/** A code block with its title and the button that copies it, or a block of output. */
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
  // React writes it again for every new object, and drops what the reader has selected in it.
  const markup = useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
  return (
    <div className={clsx(className, styles.codeBlockContainer, 'theme-code-block')}>
      {title && <div className={styles.codeBlockTitle}>{title}</div>}
      <div className={styles.codeBlockContent}>
        <pre ref={block} translate="no">
          <code className={styles.lines} dangerouslySetInnerHTML={markup}>
            {children}
          </code>
        </pre>
        <AfterHydration>{() => <CopyButton block={block} />}</AfterHydration>
      </div>
    </div>
  );
}
