import type {Passage, Passages} from '../../search/core/passage';
import type {Ending, Model} from './chat';
import {isObject, type Failure} from './failure';
import type {Exchange} from './prompt';
import {withoutThinking} from './thinking';

/** What a model wrote for a question. */
export interface Answer extends Model {
  text: string;
  /** The passages that the model got, by whose numbers it cites them. */
  passages: Passage[];
  /** How it ended; undefined as long as it is being written. */
  ending?: Ending | 'stopped';
  failure?: Failure;
}

/** A question and what came of it. */
export interface Turn {
  question: string;
  /** What the site says about it; undefined while it is looked up. */
  found?: Passages;
  /** Whether the index could not be loaded. */
  isUnsearchable?: boolean;
  answer?: Answer;
}

/** The questions of a tab, the first one first. */
export type Conversation = readonly Turn[];

/** What happens to the last question. */
export type Step =
  | {type: 'asked'; question: string}
  | {type: 'found'; found: Passages}
  | {type: 'unsearchable'}
  | {type: 'answering'; model: Model; passages: Passage[]}
  | {type: 'text'; text: string}
  | {type: 'ended'; ending: Ending | 'stopped'}
  | {type: 'failed'; failure: Failure}
  | {type: 'forgotten'}
  | {type: 'restored'; turns: Conversation};

/** How many questions a conversation keeps. */
const mostTurns = 20;

/** Returns a conversation after a step. */
export function afterStep(turns: Conversation, step: Step): Conversation {
  switch (step.type) {
    case 'asked':
      return [...turns, {question: step.question}].slice(-mostTurns);
    case 'found':
      return withLast(turns, ({question}) => ({question, found: step.found}));
    case 'unsearchable':
      return withLast(turns, ({question}) => ({question, isUnsearchable: true}));
    case 'answering':
      return withLast(turns, (turn) => ({
        ...turn,
        answer: {...step.model, text: '', passages: step.passages},
      }));
    case 'text':
      return withLast(turns, (turn) =>
        turn.answer
          ? {...turn, answer: {...turn.answer, text: turn.answer.text + step.text}}
          : turn,
      );
    case 'ended':
      return withLast(turns, (turn) =>
        turn.answer ? {...turn, answer: {...turn.answer, ending: step.ending}} : turn,
      );
    case 'failed':
      return withLast(turns, (turn) =>
        turn.answer ? {...turn, answer: {...turn.answer, failure: step.failure}} : turn,
      );
    case 'forgotten':
      return [];
    case 'restored':
      return settled(step.turns);
  }
}

function withLast(turns: Conversation, change: (turn: Turn) => Turn): Conversation {
  const last = turns.at(-1);
  return last ? [...turns.slice(0, -1), change(last)] : turns;
}

/** Whether an answer is being looked up or written. */
export function isBusy({found, isUnsearchable, answer}: Turn): boolean {
  return answer ? isWriting(answer) : !found && !isUnsearchable;
}

export function isWriting({ending, failure}: Answer): boolean {
  return ending === undefined && !failure;
}

/**
 * Returns what to search for when the question alone finds too little, because it continues the one
 * before it: "and how do I undo that?"
 */
export function continued(turns: Conversation, question: string): string | undefined {
  const before = turns.at(-1)?.question;
  return before === undefined ? undefined : `${before} ${question}`;
}

/** Returns the last question that was answered, for a model that answers the next one. */
export function lastExchange(turns: Conversation): Exchange | undefined {
  const turn = turns.findLast(({answer}) => answer && withoutThinking(answer.text) !== '');
  return turn?.answer && {question: turn.question, answer: withoutThinking(turn.answer.text)};
}

/** The key of the conversation in the storage of the tab. */
export const conversationKey = 'aurora-ask-conversation';

/** Reads a stored conversation. */
export function parseConversation(text: string | null): Conversation {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value) || !value.every(isTurn)) {
    return [];
  }
  return settled(value);
}

/** Returns a conversation that nothing goes on in: whatever was being written has stopped. */
function settled(turns: Conversation): Conversation {
  return turns
    .filter(({found}) => found !== undefined)
    .map((turn) => {
      const {answer} = turn;
      return answer && isWriting(answer) ? {...turn, answer: {...answer, ending: 'stopped'}} : turn;
    });
}

function isTurn(value: unknown): value is Turn {
  if (!isObject(value) || typeof value.question !== 'string') {
    return false;
  }
  const {found, answer} = value;
  return (
    (found === undefined || (isObject(found) && arePassages(found.passages))) &&
    (answer === undefined ||
      (isObject(answer) &&
        ['text', 'endpoint', 'model'].every((key) => typeof answer[key] === 'string') &&
        arePassages(answer.passages)))
  );
}

function arePassages(value: unknown): value is Passage[] {
  return (
    Array.isArray(value) &&
    value.every(
      (passage) =>
        isObject(passage) &&
        typeof passage.url === 'string' &&
        areTexts(passage.path) &&
        areTexts(passage.blocks) &&
        (passage.telling === undefined || Number.isSafeInteger(passage.telling)),
    )
  );
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
