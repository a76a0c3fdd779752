import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {streamChat, type Model} from '../core/chat';
import {AskError, type Failure} from '../core/failure';
import {surroundings} from '../core/reach';
import FailureNote from './FailureNote';

type Outcome = 'testing' | {seconds: string} | Failure;

/** Has the model write one word, which also loads it. */
export default function ConnectionTest({model}: {model: Model}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const testing = useRef<AbortController>(undefined);
  useEffect(() => () => testing.current?.abort(), []);

  async function test() {
    const controller = new AbortController();
    testing.current = controller;
    setOutcome('testing');
    const start = performance.now();
    try {
      await streamChat({
        ...model,
        messages: [{role: 'user', content: 'Reply with the word "ready".'}],
        maxTokens: 8,
        signal: controller.signal,
        around: surroundings(),
        onText: () => undefined,
      });
      setOutcome({seconds: ((performance.now() - start) / 1_000).toFixed(1)});
    } catch (error) {
      if (!controller.signal.aborted) {
        setOutcome(error instanceof AskError ? error.failure : {kind: 'interrupted'});
      }
    }
  }

  function text(): string {
    if (outcome === 'testing') {
      return translate({
        id: 'ask.test.running',
        message: 'Waiting for a word from the model …',
        description: 'Shown while the connection to a language model is tested',
      });
    }
    return outcome && 'seconds' in outcome
      ? translate(
          {
            id: 'ask.test.works',
            message: 'It works: {model} answered after {seconds} s.',
            description: 'Shown when the test of a connection succeeds',
          },
          {model: model.model, seconds: outcome.seconds},
        )
      : '';
  }
  return (
    <div className="ask-Test">
      <button
        type="button"
        className="ask-Button"
        disabled={outcome === 'testing'}
        onClick={() => void test()}
      >
        <Translate
          id="ask.test"
          description="The button that tests the connection to a language model"
        >
          Test connection
        </Translate>
      </button>
      <p role="status" className="ask-Note">
        {text()}
      </p>
      {outcome && outcome !== 'testing' && 'kind' in outcome && (
        <FailureNote failure={outcome} model={model} />
      )}
    </div>
  );
}
