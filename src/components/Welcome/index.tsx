import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import NightSky from '../NightSky';
import styles from './styles.module.css';

interface Props {
  /** What the site is about and where most readers go next, as Markdown. */
  children: ReactNode;
}

/**
 * The hero of the home page: its title and opening words, in front of the scene. The front matter
 * of the page needs `hide_title: true`, since this renders the title.
 */
export default function Welcome({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <div className={styles.welcome}>
      <div className={styles.scene}>
        <NightSky />
      </div>
      <div className={styles.words}>
        <Heading as="h1">{metadata.title}</Heading>
        {children}
      </div>
    </div>
  );
}
