import type {ComponentProps, ReactNode} from 'react';
import {textOfFailure} from './messages';
import RecoveryActions from './RecoveryActions';
import './screens.css';

type Props = Omit<ComponentProps<typeof RecoveryActions>, 'buttonClassName' | 'linkClassName'>;

/** What to do if there is no answer. Status above shows the message. */
export default function ErrorScreen(props: Props): ReactNode {
  return (
    <div className="DocSearch-Screen">
      <p className="DocSearch-Help">{textOfFailure(props.failure).help}</p>
      <RecoveryActions
        {...props}
        buttonClassName="DocSearch-Screen-button"
        linkClassName="DocSearch-Screen-button"
      />
    </div>
  );
}
