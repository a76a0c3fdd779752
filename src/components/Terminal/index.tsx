import {usePrismTheme, useThemeConfig} from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Command from './Command';
import {commandsOf, sessionOf} from './session';
import styles from './styles.module.css';

interface Props {
  /** The text of a `console` fence. */
  children: string;
  className?: string;
  /** What stands after the language of the fence. */
  metastring?: string;
}

/** Commands and what they print. The copy button takes the commands alone, without prompts. */
export default function Terminal({children, className, metastring}: Props): ReactNode {
  const {prism} = useThemeConfig();
  const {plain} = usePrismTheme();
  const wordWrap = useCodeWordWrap();
  const session = sessionOf(children);
  const metadata = createCodeBlockMetadata({
    code: commandsOf(session),
    className,
    metastring,
    language: 'console',
    defaultLanguage: undefined,
    magicComments: prism.magicComments,
    title: undefined,
    showLineNumbers: false,
  });
  return (
    // The theme's hook returns its ref and its state in one object.
    // eslint-disable-next-line react-hooks/refs
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Container as="div" className={clsx(styles.terminal, metadata.className)}>
        {metadata.title && <div className={styles.title}>{metadata.title}</div>}
        <div className={styles.content}>
          {/* The ref is that of the hook; and it scrolls, so the arrow keys have to reach it. */}
          {/* eslint-disable-next-line react-hooks/refs, jsx-a11y/no-noninteractive-tabindex */}
          <pre ref={wordWrap.codeBlockRef} className={styles.screen} style={plain} tabIndex={0}>
            <code className={styles.lines}>
              {session.map(({kind, text}, index) =>
                kind === 'command' ? (
                  <Command key={index} text={text} />
                ) : (
                  <samp key={index} className={styles.output}>{`${text}\n`}</samp>
                ),
              )}
            </code>
          </pre>
          <Buttons />
        </div>
      </Container>
    </CodeBlockContextProvider>
  );
}
