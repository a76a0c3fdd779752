import {usePrismTheme} from '@docusaurus/theme-common';
import {Highlight} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Without its prompt; it may go on over several lines. */
  text: string;
}

/** A command in a terminal session, with its prompt, which no selection takes along. */
export default function Command({text}: Props): ReactNode {
  const theme = usePrismTheme();
  return (
    <Highlight theme={theme} code={text} language="bash">
      {({tokens: lines, getTokenProps}) => (
        <span className={styles.command}>
          {lines.map((line, index) => (
            <span key={index}>
              <span className={styles.prompt}>{index === 0 ? '$ ' : '> '}</span>
              {line.map((token, position) => (
                <span key={position} {...getTokenProps({token})} />
              ))}
              {'\n'}
            </span>
          ))}
        </span>
      )}
    </Highlight>
  );
}
