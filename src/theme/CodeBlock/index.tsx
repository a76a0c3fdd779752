// Replaces the code block of theme-classic 3.9.2, which brings a highlighter and its grammars into
// every page and colours code again in each reader's browser. Same frame, class names and buttons.
import BrowserOnly from '@docusaurus/BrowserOnly';
import {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Buttons from './Buttons';
import Output from './Output';
import styles from './styles.module.css';

interface Props {
  /** The inside of the `<code>`, made from a fence by src/content/remark/code-blocks. */
  html?: string;
  /** Code that was not made from a fence; it stays in one colour. */
  children?: ReactNode;
  language?: string;
  className?: string;
  title?: ReactNode;
}

/** A block of code with its title and its buttons, or of what a machine prints. */
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
  const wordWrap = useCodeWordWrap();
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <div className={clsx(className, styles.codeBlockContainer, 'theme-code-block')}>
      {title && <div className={styles.codeBlockTitle}>{title}</div>}
      <div className={styles.codeBlockContent}>
        {/* The theme's hook returns its ref and its state in one object; and the block scrolls, so
            the arrow keys have to reach it. */}
        {/* eslint-disable-next-line react-hooks/refs, jsx-a11y/no-noninteractive-tabindex */}
        <pre ref={wordWrap.codeBlockRef} className="thin-scrollbar" tabIndex={0}>
          <code className={styles.lines} {...content} />
        </pre>
        <BrowserOnly>{() => <Buttons wordWrap={wordWrap} />}</BrowserOnly>
      </div>
    </div>
  );
}
