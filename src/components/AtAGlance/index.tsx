import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import FormattedDate from '../FormattedDate';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list. Each item begins with one of the labels in bold. */
  children: ReactNode;
}

/**
 * What a task asks of the reader and whether it can be undone, so that they can decide before they
 * begin. Adds when the page was checked.
 */
export default function AtAGlance({children}: Props): ReactNode {
  const {verified} = useDoc().frontMatter as {verified?: {date: string}};
  return (
    <div className={styles.box}>
      {children}
      {verified && (
        <p>
          <strong>
            <Translate
              id="components.AtAGlance.checked"
              description="The label before the day on which a page was checked, in the box at its top"
            >
              Checked:
            </Translate>
          </strong>{' '}
          <FormattedDate date={verified.date} />
        </p>
      )}
    </div>
  );
}
