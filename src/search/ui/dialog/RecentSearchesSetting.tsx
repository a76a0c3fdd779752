import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {StoredSearches} from '../../core/stored';

interface Props {
  stored: StoredSearches;
  /** Called when the preference, and with it the recent searches, has changed. */
  onChange: () => void;
}

/** The checkbox for whether this browser stores recent searches. */
export default function RecentSearchesSetting({stored, onChange}: Props): ReactNode {
  const [isChecked, setIsChecked] = useState(stored.keepsRecents);
  return (
    <label className="DocSearch-Start-choice">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({target}) => {
          stored.setKeepsRecents(target.checked);
          setIsChecked(target.checked);
          onChange();
        }}
      />
      <Translate
        id="theme.SearchModal.keepsRecents"
        description="The checkbox on the start screen of the search; without its tick, recent searches are removed and no more are kept"
      >
        Keep recent searches on this device
      </Translate>
    </label>
  );
}
