import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CopyButton from './CopyButton';

interface Props {
  code: string;
  /** Whether it stands in the docs. If not, it has no button, so that readers who copy it have read it. */
  isQuoted: boolean;
}

/** Commands, or the content of a file. */
export default function Code({code, isQuoted}: Props): ReactNode {
  return (
    <div className={isQuoted ? 'ask-Code' : 'ask-Code ask-Code--unquoted'}>
      {!isQuoted && (
        <p className="ask-Unquoted">
          <Translate id="ask.unquoted" description="Above a command that is in no passage">
            Not from the docs
          </Translate>
        </p>
      )}
      <pre>
        <code>{code}</code>
      </pre>
      {isQuoted && (
        <CopyButton
          text={code}
          label={translate({
            id: 'ask.copyCode',
            message: 'Copy code to clipboard',
            description: 'The name of the button that copies a command of an answer',
          })}
        />
      )}
    </div>
  );
}
