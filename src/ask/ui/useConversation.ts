import {useCallback, useEffect, useReducer, useRef} from 'react';
import type {AskFields} from '../../config/ask';
import {getSections} from '../../search/browser/searchClient';
import {passagesFor, type Passage} from '../../search/core/passage';
import {streamChat, type Model} from '../core/chat';
import {
  afterStep,
  continued,
  conversationKey,
  isBusy,
  isWriting,
  lastExchange,
  parseConversation,
  type Conversation,
} from '../core/conversation';
import {AskError} from '../core/failure';
import {fitPassages} from '../core/fitPassages';
import {answerTokens, messagesFor} from '../core/prompt';
import {surroundings} from '../core/reach';
import {modelIn, type AskSettings} from '../core/settings';
import {write} from './useStored';

/** How often an answer is shown while it is written, in milliseconds. */
const showEvery = 80;

/** The questions of this tab, and what the reader can do with them. */
export interface Talk {
  turns: Conversation;
  /** Returns whether it can be asked now: not while the one before is being looked up. */
  ask: (question: string) => boolean;
  /** Has the model answer the last question, again or in spite of what the site says. */
  answer: () => void;
  /** Looks the last question up again. */
  retry: () => void;
  stop: () => void;
  forget: () => void;
  /** Brings a conversation back that was forgotten. */
  restore: (turns: Conversation) => void;
}

/** Holds the conversation, which lasts as long as the tab. */
export default function useConversation(settings: AskSettings, fields: AskFields): Talk {
  const [turns, dispatch] = useReducer(afterStep, undefined, storedConversation);
  const current = useRef<AbortController>(undefined);
  const model = modelIn(settings, fields);
  const {context} = settings;

  useEffect(() => {
    const last = turns.at(-1);
    // While an answer is written, each piece would write all of it.
    if (!last?.answer || !isWriting(last.answer)) {
      write(() => {
        if (turns.length > 0) {
          sessionStorage.setItem(conversationKey, JSON.stringify(turns));
        } else {
          sessionStorage.removeItem(conversationKey);
        }
      });
    }
  }, [turns]);
  useEffect(() => () => current.current?.abort(), []);

  /** Begins something that the next question, or the end of the dialog, ends. */
  const begin = useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);

  const writeAnswer = useCallback(
    async (
      question: string,
      passages: readonly Passage[],
      earlier: Conversation,
      by: Model,
      signal: AbortSignal,
    ) => {
      const fitting = fitPassages(passages, context);
      dispatch({type: 'answering', model: by, passages: fitting});
      let pending = '';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        clearTimeout(timer);
        timer = undefined;
        if (pending !== '') {
          dispatch({type: 'text', text: pending});
          pending = '';
        }
      };
      try {
        const ending = await streamChat({
          ...by,
          messages: messagesFor(question, fitting, lastExchange(earlier)),
          maxTokens: answerTokens(context),
          signal,
          around: surroundings(),
          onText(text) {
            pending += text;
            timer ??= setTimeout(show, showEvery);
          },
        });
        show();
        dispatch({type: 'ended', ending});
      } catch (error) {
        if (signal.aborted) {
          clearTimeout(timer);
          return;
        }
        show();
        if (!(error instanceof AskError)) {
          console.error('The answer could not be read.', error);
        }
        dispatch({
          type: 'failed',
          failure: error instanceof AskError ? error.failure : {kind: 'interrupted'},
        });
      }
    },
    [context],
  );

  const lookUp = useCallback(
    async (question: string, earlier: Conversation) => {
      const signal = begin();
      let found;
      try {
        found = passagesFor(question, await getSections(question));
        const whole = found.isCovered ? undefined : continued(earlier, question);
        if (whole !== undefined) {
          const together = passagesFor(whole, await getSections(whole));
          found = together.isCovered ? together : found;
        }
      } catch (error) {
        console.error('The passages could not be looked up.', error);
        if (!signal.aborted) {
          dispatch({type: 'unsearchable'});
        }
        return;
      }
      if (signal.aborted) {
        return;
      }
      dispatch({type: 'found', found});
      if (model && found.isCovered) {
        await writeAnswer(question, found.passages, earlier, model, signal);
      }
    },
    [begin, model, writeAnswer],
  );

  const last = turns.at(-1);
  const earlier = turns.slice(0, -1);
  return {
    turns,
    ask(question) {
      if (last && isBusy(last) && !last.answer) {
        return false;
      }
      stop();
      dispatch({type: 'asked', question});
      void lookUp(question, turns);
      return true;
    },
    answer() {
      if (last?.found && model) {
        void writeAnswer(last.question, last.found.passages, earlier, model, begin());
      }
    },
    retry() {
      if (last) {
        void lookUp(last.question, earlier);
      }
    },
    stop,
    forget() {
      current.current?.abort();
      dispatch({type: 'forgotten'});
    },
    restore(earlierTurns) {
      dispatch({type: 'restored', turns: earlierTurns});
    },
  };

  function stop() {
    if (last?.answer && isBusy(last)) {
      current.current?.abort();
      dispatch({type: 'ended', ending: 'stopped'});
    }
  }
}

function storedConversation(): Conversation {
  try {
    return parseConversation(sessionStorage.getItem(conversationKey));
  } catch {
    return [];
  }
}
