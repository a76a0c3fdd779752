import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, type ReactNode} from 'react';
import type {Conversation} from '../core/conversation';
import SaveButton from './SaveButton';

interface Props {
  place: 'dialog' | 'page';
  isSetting: boolean;
  turns: Conversation;
  onBack: () => void;
  onSettings: () => void;
  /** Closes the dialog. */
  onClose: () => void;
  onForget: () => void;
}

/** The way back, and what concerns the whole conversation. */
export default function Header(props: Props): ReactNode {
  const {place, isSetting, turns, onBack, onSettings, onClose, onForget} = props;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened the settings is gone, and the focus with it.
  useEffect(() => {
    if (isSetting) {
      title.current?.focus();
    }
  }, [isSetting]);
  return (
    <header className="ask-Header">
      <button type="button" className="ask-Button" onClick={onBack}>
        <span aria-hidden="true">←</span>{' '}
        {isSetting ? (
          <Translate id="ask.back.answers" description="The button that leaves the settings of Ask">
            Answers
          </Translate>
        ) : (
          <Translate
            id="ask.back.search"
            description="The button that returns from Ask to the search"
          >
            Search
          </Translate>
        )}
      </button>
      <h2 ref={title} className="ask-Title" tabIndex={-1}>
        {isSetting
          ? translate({
              id: 'ask.settings.title',
              message: 'Settings for answers',
              description: 'The title of the settings of Ask',
            })
          : translate({
              id: 'ask.title',
              message: 'Ask the docs',
              description: 'The title of the part of the search that answers questions',
            })}
      </h2>
      {!isSetting && (
        <div className="ask-HeaderActions">
          {turns.length > 0 && (
            <>
              <SaveButton turns={turns} />
              <button type="button" className="ask-Button" onClick={onForget}>
                <Translate
                  id="ask.new"
                  description="The button that ends a conversation and starts an empty one"
                >
                  New
                </Translate>
              </button>
            </>
          )}
          <button type="button" className="ask-Button" onClick={onSettings}>
            <Translate id="ask.settings" description="The button that opens the settings of Ask">
              Settings
            </Translate>
          </button>
          {place === 'dialog' && (
            <button type="button" className="ask-Button" onClick={onClose}>
              <Translate id="ask.close" description="The button that closes the dialog of Ask">
                Close
              </Translate>
            </button>
          )}
        </div>
      )}
    </header>
  );
}
