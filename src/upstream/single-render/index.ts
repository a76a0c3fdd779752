import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {ClientModule} from '@docusaurus/types';

type Location = PendingNavigation['props']['location'];

/** What is used here of the component that keeps a page until the next one is loaded. */
interface Navigation {
  readonly props: {readonly location: Location};
  previousLocation: Location | null;
  routeUpdateCleanupCb: () => void;
  shouldComponentUpdate: PendingNavigation['shouldComponentUpdate'];
}

/** Paths of pages whose code has been loaded. */
const loaded = new Set<string>();

/** Shows a page that is loaded in the render that leaves the one before. */
function renderOnce(navigation: Navigation): void {
  const {shouldComponentUpdate} = navigation;
  navigation.shouldComponentUpdate = function showLoaded(this: Navigation, next, state) {
    const {location} = this.props;
    if (next.location === location || !loaded.has(next.location.pathname)) {
      return shouldComponentUpdate.call(this, next, state);
    }
    // An earlier navigation whose page has not come is over.
    this.routeUpdateCleanupCb();
    this.previousLocation = location;
    dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: location,
      location: next.location,
    })();
    return true;
  };
}

if (ExecutionEnvironment.canUseDOM) {
  renderOnce(PendingNavigation.prototype as object as Navigation);
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    loaded.add(location.pathname);
    if (!previousLocation) {
      const {preload} = window.docusaurus;
      window.docusaurus = {
        ...window.docusaurus,
        preload(path) {
          const loading = preload(path);
          if (loading) {
            // The caller hears of a failure.
            loading.then(
              () => loaded.add(path),
              () => undefined,
            );
          }
          return loading;
        },
      };
    }
  },
} satisfies ClientModule;
