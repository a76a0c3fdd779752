import type {ComponentProps, ReactNode} from 'react';
import {textOfFailure} from './messages';
import Recovery from './Recovery';
import './screens.css';

type Props = Omit<ComponentProps<typeof Recovery>, 'buttonClassName' | 'linkClassName'>;

/** What to do if there is no answer. Status above shows the message. */
export default function ErrorScreen(props: Props): ReactNode {
  return (
    <div className="DocSearch-Screen">
      <p className="DocSearch-Help">{textOfFailure(props.failure).help}</p>
      <Recovery
        {...props}
        buttonClassName="DocSearch-Screen-button"
        linkClassName="DocSearch-Screen-button"
      />
    </div>
  );
}
