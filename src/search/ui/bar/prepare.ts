import {preconnect} from 'react-dom';
import {searchOrigins} from '../../algolia/hosts';
import type {SearchConfig} from '../../core/config';
import {prepareSearch} from '../../browser/searchClient';
import {preloadModal} from './useSearchModal';

/**
 * Gets ready for a search that the reader is about to open (SPEC §7). The code of the dialog and of
 * the engine comes side by side, and the index as soon as it leaves them the line.
 */
export default function prepare(config: SearchConfig): void {
  preloadModal();
  prepareSearch(config);
  const [first] = searchOrigins(config);
  if (first !== undefined) {
    preconnect(first, {crossOrigin: 'anonymous'});
  }
}
