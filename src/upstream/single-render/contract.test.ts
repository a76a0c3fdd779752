import {contract, upstreamSource} from '../contract';

const client = (file: string) => upstreamSource('@docusaurus/core', `lib/client/${file}`);

contract(__dirname, {
  'a step begins in shouldComponentUpdate, with onRouteUpdate and the code of the next page': () =>
    /shouldComponentUpdate\(nextProps, nextState\) \{[^]*dispatchLifecycleAction\('onRouteUpdate'[^]*preload\(nextLocation\.pathname\)\s*\.then/.test(
      client('PendingNavigation.js'),
    ),
  'it keeps nothing else of the step than the location before and what ends onRouteUpdate': () =>
    [...client('PendingNavigation.js').matchAll(/this\.(\w+) = /g)]
      .map(([, name]) => name)
      .every((name) => ['previousLocation', 'routeUpdateCleanupCb', 'state'].includes(name ?? '')),
  'both are read when the next page is rendered or loaded': () =>
    client('PendingNavigation.js').includes('previousLocation={this.previousLocation}') &&
    client('PendingNavigation.js').includes('this.routeUpdateCleanupCb();'),
  'a page that is preloaded has loaded all that it is rendered from': () =>
    client('preload.js').includes('match.route.component.preload?.()') &&
    client('docusaurus.js').includes('return preloadHelper(routePath);'),
});
