import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import FormattedDate from '../../../components/FormattedDate';
import type {Change} from '../../../content/freshness/freshness';
import styles from './styles.module.css';

interface Props {
  /** At least one, newest first. */
  changes: readonly Change[];
}

/** Warns that a page may be outdated, and names the facts that have changed. */
export default function OutdatedNotice({changes}: Props): ReactNode {
  return (
    <div
      className={styles.notice}
      role="note"
      aria-label={translate({
        id: 'theme.docs.outdated.label',
        message: 'May be outdated',
        description: 'The name, for screen readers, of the notice that a page may be outdated',
      })}
    >
      {changes.map(({label, on}) => (
        <p key={label}>
          <Translate
            id="theme.docs.outdated"
            description="Above a page: something that the page mentions has changed since it was checked"
            values={{thing: <code>{label}</code>, date: <FormattedDate date={on} />}}
          >
            {'May be outdated: {thing} changed on {date}.'}
          </Translate>
        </p>
      ))}
    </div>
  );
}
