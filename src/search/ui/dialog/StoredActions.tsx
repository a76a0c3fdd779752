import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface Props {
  /** The row of the search in the grid. */
  row: number;
  title: string;
  isFavorite: boolean;
  onPromote: (button: HTMLElement) => void;
  onRemove: (button: HTMLElement) => void;
}

/** The buttons beside one recent or favorite search. */
export default function StoredActions(props: Props): ReactNode {
  const {row, title, isFavorite, onPromote, onRemove} = props;
  const save = translate(
    {
      id: 'theme.SearchModal.save',
      message: 'Save "{title}" as a favorite',
      description: 'The button that makes a recent search a favorite one',
    },
    {title},
  );
  const remove = isFavorite
    ? translate(
        {
          id: 'theme.SearchModal.removeFavorite',
          message: 'Remove "{title}" from favorites',
          description: 'The button that removes a favorite search',
        },
        {title},
      )
    : translate(
        {
          id: 'theme.SearchModal.removeRecent',
          message: 'Remove "{title}" from recent searches',
          description: 'The button that removes a recent search',
        },
        {title},
      );
  return (
    <div className="DocSearch-Hit-actions" style={{gridRow: row}}>
      {!isFavorite && (
        <Action
          label={save}
          outline="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z"
          onPress={onPromote}
        />
      )}
      <Action label={remove} outline="M6 6l12 12M18 6L6 18" onPress={onRemove} />
    </div>
  );
}

interface ActionProps {
  label: string;
  /** The path of the icon, in a 24 by 24 view box. */
  outline: string;
  onPress: (button: HTMLElement) => void;
}

function Action({label, outline, onPress}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className="DocSearch-Hit-action"
      aria-label={label}
      title={label}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={outline} />
      </svg>
    </button>
  );
}
