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

/** The place that the reader has come back to, until they do anything. */
let awaited: {name: string; top: number; reader: AbortController} | undefined;

/**
 * Takes the reader who goes back to where the page was left. The browser does so before the code of
 * the page has come, and then it is the page before that moves.
 */
export function returnToPlace(location: Location): void {
  awaitPlace(location);
  returnOnceLonger(location);
}

/**
 * Remembers where the page at a location was left, for content that comes late: a page that is loaded
 * anew is taken to its place by the browser, which does not wait for it.
 */
export function awaitPlace(location: Location): void {
  giveUp();
  const name = nameOf(location);
  const place = readPlaces().find(([other]) => other === name);
  if (!place) {
    return;
  }
  const reader = new AbortController();
  awaited = {name, top: place[1], reader};
  const options = {signal: reader.signal, passive: true};
  for (const doing of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(doing, giveUp, options);
  }
}

/**
 * Takes the reader there when content has come that comes late, or in its place another: the browser
 * would follow what it had in view. Does nothing once they have gone on from where they were.
 */
export function returnOnceLonger(location: Location): void {
  if (awaited?.name === nameOf(location)) {
    window.scrollTo({top: awaited.top, behavior: 'instant'});
  }
}

function giveUp(): void {
  awaited?.reader.abort();
  awaited = undefined;
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
