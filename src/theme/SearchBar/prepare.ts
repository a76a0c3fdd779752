import {preconnect} from 'react-dom';
import type {SearchConfig} from '../../config/search';
import {searchOrigins} from '../../search/hosts';
import {preloadModal} from './useSearchModal';

/** Gets ready for a search that the reader is about to open (SPEC §7). */
export default function prepare(config: SearchConfig): void {
  preloadModal();
  const [first] = searchOrigins(config);
  if (first !== undefined) {
    preconnect(first, {crossOrigin: 'anonymous'});
  }
}
