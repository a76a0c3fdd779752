import {createLocation, type Action, type History, type Location} from 'history';

type Listener = (location: Location, action: Action) => void;

interface Steps {
  /** Called when a reader asks for another place; what it returns, when that place is there. */
  onAsked: (location: Location, previousLocation: Location, action: Action) => () => void;
  /** Loads what a place needs. */
  load: (location: Location) => Promise<unknown>;
  /** Called when that did not come. */
  onFailure: (error: unknown) => void;
}

/**
 * Has a history tell its listeners of a place only when all is there to show it. A place that the
 * reader has turned away from by then they never hear of. Of another place on the page that is shown
 * they hear at once: React takes letters back out of an input whose value is in the address, unless
 * it hears of them before the event has ended, and then the caret jumps.
 *
 * Safari and Firefox refuse to write an address for the hundredth time in ten seconds. Listeners hear
 * of the place even so, and the address is written with the next one.
 *
 * @returns the same history
 */
export function holdHistory<H extends History>(history: H, {onAsked, load, onFailure}: Steps): H {
  const listeners = new Set<Listener>();
  let asked: Location = history.location;
  let shown: Location = asked;

  function onMove(location: Location, action: Action) {
    if (location === asked) {
      // A step back that something held up has been taken back; the reader has not moved.
      return;
    }
    const onThere = onAsked(location, asked, action);
    asked = location;
    const tell = () => {
      onThere();
      if (asked === location) {
        shown = location;
        listeners.forEach((listener) => listener(location, action));
      }
    };
    if (location.pathname === shown.pathname) {
      tell();
    } else {
      load(location).then(tell, onFailure);
    }
  }
  history.listen(onMove);

  const replace: (...step: Parameters<typeof createLocation>) => void =
    history.replace.bind(history);
  history.replace = (...step: Parameters<typeof createLocation>) => {
    try {
      replace(...step);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'SecurityError')) {
        throw error;
      }
      const [path, state, key] = step;
      const location = createLocation(path, state, key, history.location);
      Object.assign(history, {location, action: 'REPLACE'});
      onMove(location, 'REPLACE');
    }
  };

  history.listen = (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return history;
}
