import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {AskFields} from '../../config/ask';
import {isBusy, type Conversation} from '../core/conversation';
import {defaultSettings, modelIn, parseSettings, settingsKey} from '../core/settings';
import Composer from './Composer';
import EndedNote from './EndedNote';
import FirstUse from './FirstUse';
import Header from './Header';
import Settings from './Settings';
import Status from './Status';
import Turn from './Turn';
import useConversation from './useConversation';
import useStored from './useStored';
import './styles.css';
import './answers.css';

export interface AskProps {
  /** What the reader has typed into the search; empty to let them ask. */
  question: string;
  /** Whether it stands in the dialog of the search, or on its page. */
  place: 'dialog' | 'page';
  /** Returns to the search. */
  onBack: () => void;
  /** Searches for something. */
  onSearch: (query: string) => void;
  /** Called when the reader is done, or a link leads to another page of the site. */
  onLeave: () => void;
}

const local = () => localStorage;

/** Questions and answers: passages of the documentation and, if the reader connects a model, its answer. */
export default function Ask({question, place, onBack, onSearch, onLeave}: AskProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  // Set from readAskSettings.
  const fields = siteConfig.customFields?.ask as AskFields;
  const [stored, save, removeSettings] = useStored({
    storage: local,
    key: settingsKey,
    parse: (text) => parseSettings(text, fields),
  });
  const settings = stored ?? defaultSettings;
  const talk = useConversation(settings, fields);
  const {turns, ask, forget, restore} = talk;
  // The conversation before this one, which can be brought back as long as this one is empty.
  const [ended, setEnded] = useState<Conversation>([]);
  const last = turns.at(-1);
  const [isSetting, setIsSetting] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const model = modelIn(settings, fields);

  // The question of the search is asked at once: the reader has pressed a button to do so.
  const [first] = useState(question.trim());
  const hasAsked = useRef(false);
  useEffect(() => {
    if (first !== '' && !hasAsked.current && turns.at(-1)?.question !== first) {
      ask(first);
    }
    hasAsked.current = true;
  }, [first, turns, ask]);

  useEffect(() => {
    if (!isSetting) {
      input.current?.focus({preventScroll: true});
    }
  }, [isSetting]);

  const canConnect = fields.allowsLocal || fields.hosted !== undefined;
  return (
    <section
      className={clsx('ask', place === 'dialog' ? 'ask--dialog' : 'ask--page')}
      aria-label={translate({
        id: 'ask.label',
        message: 'Ask the docs',
        description: 'The name of the part of the search that answers questions',
      })}
    >
      <Header
        place={place}
        isSetting={isSetting}
        turns={turns}
        onBack={isSetting ? () => setIsSetting(false) : onBack}
        onSettings={() => setIsSetting(true)}
        onClose={onLeave}
        onForget={() => {
          setEnded(turns);
          forget();
          input.current?.focus();
        }}
      />
      <Status turns={turns} hasClosed={ended.length > 0} />
      <div className="ask-Body" tabIndex={-1}>
        {isSetting ? (
          <Settings
            settings={settings}
            fields={fields}
            canConnect={canConnect}
            onChange={save}
            hasConversation={turns.length > 0}
            onForget={() => {
              setEnded([]);
              forget();
              removeSettings();
            }}
            onDone={() => setIsSetting(false)}
          />
        ) : (
          <>
            {!stored && (
              <FirstUse
                canConnect={canConnect}
                onConnect={() => setIsSetting(true)}
                onDismiss={() => {
                  save(settings);
                  input.current?.focus();
                }}
              />
            )}
            {turns.length === 0 && ended.length > 0 && (
              <EndedNote
                onRestore={() => {
                  restore(ended);
                  input.current?.focus();
                }}
              />
            )}
            {turns.map((turn, index) => (
              <Turn
                // Questions are only added and forgotten, all at once.
                key={index}
                turn={turn}
                isLast={turn === last}
                talk={talk}
                hasModel={model !== undefined}
                settings={settings}
                onSettings={() => setIsSetting(true)}
                onChange={save}
                onSearch={onSearch}
                onLeave={onLeave}
              />
            ))}
          </>
        )}
      </div>
      {!isSetting && (
        <Composer
          ref={input}
          isFollowUp={turns.length > 0}
          isWriting={last?.answer !== undefined && isBusy(last)}
          onAsk={ask}
          onStop={talk.stop}
        />
      )}
    </section>
  );
}
