import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import {createBrowserHistory, type History} from 'history';
import {useState, type ReactNode} from 'react';
import {Router} from 'react-router-dom';
import {holdHistory} from './heldHistory';
import {awaitPlace, notePlace} from './places';

interface Props {
  children: ReactNode;
}

/**
 * The router of the site. Takes the place of react-router's in Docusaurus 3.9.2, which tells
 * everything that uses it of a new address at once, though the present page goes on to be shown
 * until the next one has come: the whole frame was rendered twice for each step. This one names a
 * page when its code is there.
 */
export function BrowserRouter({children}: Props): ReactNode {
  const [history] = useState(createPageHistory);
  return <Router history={history}>{children}</Router>;
}

/** Docusaurus imports it and uses it for a setting that this site has not. */
export const HashRouter = BrowserRouter;

function createPageHistory(): History {
  const history = createBrowserHistory();
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') {
    awaitPlace(history.location);
  }
  window.addEventListener('pagehide', () => notePlace(history.location));
  dispatchLifecycleAction('onRouteUpdate', {
    previousLocation: null,
    location: normalizeLocation(history.location),
  });
  return holdHistory(history, {
    onAsked(location, previousLocation, action) {
      if (action !== 'REPLACE') {
        notePlace(previousLocation);
      }
      return dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: normalizeLocation(previousLocation),
        location: normalizeLocation(location),
      });
    },
    load: (location) => preload(normalizeLocation(location).pathname),
    onFailure(error) {
      console.warn(error);
      // As Docusaurus does: a deployment may have taken the files of the page away.
      window.location.reload();
    },
  });
}
