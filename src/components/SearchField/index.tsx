import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import useSearchConfig from '../../search/browser/useSearchConfig';
import openWithKey from '../../search/ui/bar/openWithKey';
import prepare from '../../search/ui/bar/prepare';
import SearchButton from '../../search/ui/bar/SearchButton';
import {setStart} from '../../search/ui/bar/start';
import styles from './styles.module.css';

/** A button with the look of a field, which opens the search like the one in the navbar. */
export default function SearchField(): ReactNode {
  const config = useSearchConfig();
  const onIntent = () => prepare(config);
  return (
    <SearchButton
      className={styles.field}
      label={translate({
        id: 'theme.SearchField.label',
        message: 'Search docs',
        description: 'The label of the search field on the home page',
      })}
      aria-haspopup="dialog"
      onClick={() => {
        onIntent();
        setStart({query: '', isTyped: false});
      }}
      onFocus={onIntent}
      onKeyDown={openWithKey}
      onMouseOver={onIntent}
      onTouchStart={onIntent}
    />
  );
}
