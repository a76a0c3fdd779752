import type {Location} from 'history';

/** Where the places are kept, for as long as the tab is open. */
const key = 'aurora.places';

/** Far more steps than readers go back. */
const most = 50;

/** Notes how far down the page at a location is scrolled, in CSS pixels: it is about to be left. */
export function notePlace(location: Location): void {
  const name = nameOf(location);
  const others = readPlaces().filter(([other]) => other !== name);
  try {
    window.sessionStorage.setItem(
      key,
      JSON.stringify([...others, [name, Math.round(window.scrollY)]].slice(-most)),
    );
  } catch {
    // The browser remembers places too, of pages that it can show at once.
  }
}

/**
 * Takes the reader who goes back to where the page was left. The browser does so before the code of
 * the page has come, and then it is the page before that moves.
 */
export function returnToPlace(location: Location): void {
  const name = nameOf(location);
  const place = readPlaces().find(([other]) => other === name);
  if (place) {
    window.scrollTo({top: place[1], behavior: 'instant'});
  }
}

/** A step of the reader; the first one of a tab has no key. */
function nameOf({key: step = '', pathname}: Location): string {
  return `${step} ${pathname}`;
}

function readPlaces(): [name: string, top: number][] {
  try {
    const places: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
