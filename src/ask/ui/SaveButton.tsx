import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {Conversation} from '../core/conversation';
import {markdownOf} from '../core/markdownOf';
import {disclaimer} from './messages';

/** Saves the conversation as a file, which is the only way for it to outlive the tab. */
export default function SaveButton({turns}: {turns: Conversation}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;

  function save() {
    const file = new Blob([markdownOf(turns, url, disclaimer())], {type: 'text/markdown'});
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = 'aurora-answers.md';
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <button type="button" className="ask-Button" onClick={save}>
      <Translate id="ask.save" description="The button that saves a conversation as a file">
        Save
      </Translate>
    </button>
  );
}
