import type {ReactNode} from 'react';
import type {Model} from '../core/chat';
import type {Failure} from '../core/failure';
import Code from './Code';
import {textOfFailure} from './failures';

interface Props {
  failure: Failure;
  model: Model;
  /** What to press. */
  children?: ReactNode;
}

/** Why a model does not answer, and the setting to change. */
export default function FailureNote({failure, model, children}: Props): ReactNode {
  const {title, help, command} = textOfFailure(failure, model, window.location.origin);
  return (
    <div className="ask-Failure">
      <p className="ask-FailureTitle">{title}</p>
      <p>{help}</p>
      {command !== undefined && <Code code={command} isQuoted />}
      {children}
    </div>
  );
}
