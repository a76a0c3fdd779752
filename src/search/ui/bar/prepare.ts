import {preconnect} from 'react-dom';
import {searchOrigins} from '../../algolia/hosts';
import type {SearchConfig} from '../../core/config';
import {prepareSearch} from '../../browser/searchClient';
import {preloadModal} from './useSearchModal';

/**
 * Prepares a search that the reader is about to open (SPEC §7). The code of the dialog and the
 * engine is loaded in parallel, and the index as soon as it no longer competes with them for
 * bandwidth.
 */
export default function prepare(config: SearchConfig): void {
  preloadModal();
  prepareSearch(config);
  const [first] = searchOrigins(config);
  if (first !== undefined) {
    preconnect(first, {crossOrigin: 'anonymous'});
  }
}
