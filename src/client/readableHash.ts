import type {Location} from 'history';

/**
 * A location whose hash Docusaurus can decode: the dispatcher of version 3.9.2 tears the page down
 * over a lone percent sign. Written anew it stands for what it is, as it does to browsers.
 */
export function withReadableHash(location: Location): Location {
  try {
    decodeURIComponent(location.hash);
    return location;
  } catch {
    return {...location, hash: `#${encodeURIComponent(location.hash.slice(1))}`};
  }
}
