import {translate} from '@docusaurus/Translate';
import {isWriting, type Answer} from '../core/conversation';
import {withoutThinking} from '../core/thinking';

/** SPEC §8. */
export function disclaimer(): string {
  return translate({
    id: 'ask.disclaimer',
    message: 'Answers are generated with AI which can make mistakes. Verify responses.',
    description: 'Stands with every answer of a language model',
  });
}

export function searchingText(): string {
  return translate({
    id: 'ask.searching',
    message: 'Looking through the docs …',
    description: 'Shown while passages for a question are looked up',
  });
}

export function waitingText(): string {
  return translate({
    id: 'ask.waiting',
    message: 'The model is reading and writing …',
    description: 'Shown and said while a language model has not finished its answer',
  });
}

export function slowText(): string {
  return translate({
    id: 'ask.slow',
    message:
      'Nothing yet. A model that runs on the processor can take a minute or more to read the passages, and a model that was not used for a while is loaded first. They are below in the meantime.',
    description: 'Shown when a language model has not written anything for a while',
  });
}

export function closedText(): string {
  return translate({
    id: 'ask.ended',
    message: 'That conversation is closed.',
    description:
      'Shown and said after the reader began a new conversation, before a button that brings the old one back',
  });
}

export function notCoveredText(): string {
  return translate({
    id: 'ask.notCovered',
    message: 'The docs do not seem to cover this',
    description: 'Shown and said when no page has enough of a question',
  });
}

export function unsearchableText(): string {
  return translate({
    id: 'ask.unsearchable',
    message: 'The text of the docs did not load. Check your network connection.',
    description: 'Shown and said when passages for a question cannot be looked up',
  });
}

/** Whether a model has ended without a word, as some do after they have thought for long. */
export function isEmpty(answer: Answer): boolean {
  return !isWriting(answer) && !answer.failure && withoutThinking(answer.text) === '';
}

/** Says how an answer has ended. */
export function endingText(answer: Answer): string {
  if (isWriting(answer)) {
    return '';
  }
  if (answer.failure) {
    return translate({
      id: 'ask.failed',
      message: 'There is no complete answer. What to do is below the question.',
      description: 'Tells screen readers that an answer has failed',
    });
  }
  if (isEmpty(answer) && answer.ending !== 'stopped') {
    return translate({
      id: 'ask.ended.empty',
      message:
        'The model ended without an answer. Ask it again, or choose another model in the settings.',
      description: 'Shown and said when a language model has written nothing',
    });
  }
  switch (answer.ending) {
    case 'stopped':
      return translate({
        id: 'ask.ended.stopped',
        message: 'Stopped',
        description: 'Shown and said when the reader has stopped an answer',
      });
    case 'length':
      return translate({
        id: 'ask.ended.length',
        message: 'Cut off: the answer was longer than there is room for.',
        description: 'Shown and said when an answer reached its longest length',
      });
    default:
      return translate({
        id: 'ask.ended.complete',
        message: 'The answer is complete',
        description: 'Tells screen readers that an answer is complete',
      });
  }
}
